import type { TypedDataInput } from '@strongroom/react-hooks/sign'
import { Button, Card, Stack, TextArea } from '@strongroom/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { PagePending } from '../../core/PagePending.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { readDraft } from './readDraft.ts'

// The review is loaded once a message is written.
const MessageReview = lazy(async () => {
  const { MessageReview: component } = await import('./MessageReview.tsx')
  return { default: component }
})
const OnChainReview = lazy(async () => {
  const { OnChainReview: component } = await import('./OnChainReview.tsx')
  return { default: component }
})

/** Signs a message that the owner writes, or pastes as typed data. */
export function NewMessagePage() {
  const navigate = useNavigate()
  const { stores } = useServices()
  const { onChain } = useStore(stores.settings)
  const [text, setText] = useState('')
  const [message, setMessage] = useState<string | TypedDataInput>()
  const [asked, setAsked] = useState(false)
  const draft = readDraft(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (draft.ok) setMessage(draft.message)
  }
  const back = () => setMessage(undefined)
  if (message !== undefined)
    return (
      <Suspense fallback={<PagePending />}>
        {onChain ? (
          <OnChainReview message={message} onBack={back} />
        ) : (
          <MessageReview
            message={message}
            title="Review and sign"
            origin={null}
            onBack={back}
            onSigned={({ messageHash }) =>
              void navigate({
                to: '/messages/msg',
                search: { id: messageHash },
              })
            }
          />
        )}
      </Suspense>
    )
  return (
    <>
      <PageTop
        title="Sign a message"
        description={
          onChain
            ? 'By a transaction, as the settings say: it has to be confirmed and executed, and costs a fee.'
            : 'The owners sign it in this safe’s name, without a transaction.'
        }
      />
      <Card>
        <form onSubmit={submit} noValidate>
          <Stack>
            <TextArea
              label="Message"
              hint="A text, or typed data (EIP-712) as JSON."
              rows={8}
              value={text}
              onValueChange={setText}
              error={asked && !draft.ok ? draft.reason : undefined}
            />
            <div>
              <Button type="submit" variant="primary">
                Review
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
    </>
  )
}
