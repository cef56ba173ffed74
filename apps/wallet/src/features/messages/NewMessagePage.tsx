import type { TypedDataInput } from '@strongroom/react-hooks/sign'
import { Button, Card, Checkbox, Stack, TextArea } from '@strongroom/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { PagePending } from '../../core/PagePending.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { readDraft } from './readDraft.ts'
import { useMessagesTexts } from './texts.ts'

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
  const t = useMessagesTexts()
  const navigate = useNavigate()
  const { stores } = useServices()
  const { onChain: isAlways = false } = useStore(stores.settings)
  const [isChosen, setChosen] = useState(false)
  const onChain = isAlways || isChosen
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
            title={t('reviewAndSign')}
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
    <form onSubmit={submit} noValidate>
      <PageTop
        title={t('create')}
        description={onChain ? t('byTransaction') : t('offChain')}
      />
      <Card>
        <Stack>
          <TextArea
            label={t('message')}
            hint={t('hint')}
            rows={8}
            value={text}
            onValueChange={setText}
            error={asked && !draft.ok ? t(draft.reason) : undefined}
          />
          {!isAlways && (
            <Checkbox
              label={t('chooseOnChain')}
              hint={t('chooseOnChainHint')}
              checked={isChosen}
              onCheckedChange={setChosen}
            />
          )}
        </Stack>
      </Card>
      <div className="app-actions">
        <Button type="submit" variant="primary" size="large">
          {t('review')}
        </Button>
      </div>
    </form>
  )
}
