import { Button, Card, Checkbox, Stack, TextArea } from '@strongroom/ui-kit'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useMemo, useState } from 'react'
import { PagePending } from '../../core/PagePending.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import {
  dropFormDraft,
  keepFormDraft,
  readFormDraft,
} from '../../storage/formDrafts.ts'
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

/**
 * Signs a message that the owner writes, or pastes as typed data. The text survives
 * Back and a reload until the gateway or the chain has it.
 */
export function NewMessagePage() {
  const { ref } = useOpenSafe()
  return <MessageForm key={ref} entry={`message.${ref}`} />
}

function MessageForm({ entry }: { entry: string }) {
  const t = useMessagesTexts()
  const navigate = useNavigate()
  const { history } = useRouter()
  const { stores } = useServices()
  const { onChain: isAlways = false } = useStore(stores.settings)
  const [values, setValues] = useState(() => readFormDraft(entry) ?? {})
  const { text = '', onChain: chosen } = values
  const isChosen = chosen === 'true'
  const onChain = isAlways || isChosen
  const set = (patch: Readonly<Record<string, string | undefined>>) =>
    setValues((current) => keepFormDraft(entry, { ...current, ...patch }))
  const [asked, setAsked] = useState(false)
  const draft = useMemo(() => readDraft(text), [text])
  const isReview = useLocation({
    select: ({ state }) => state.draftOf === entry,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (draft.ok) history.push(history.location.href, { draftOf: entry })
  }
  const back = () => history.back()
  const forget = () => dropFormDraft(entry)
  if (isReview && draft.ok)
    return (
      <Suspense fallback={<PagePending />}>
        {onChain ? (
          <OnChainReview
            message={draft.message}
            onBack={back}
            onDone={forget}
          />
        ) : (
          <MessageReview
            message={draft.message}
            title={t('reviewAndSign')}
            origin={null}
            onBack={back}
            onProposed={forget}
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
            onValueChange={(next) => set({ text: next })}
            error={asked && !draft.ok ? t(draft.reason) : undefined}
          />
          {!isAlways && (
            <Checkbox
              label={t('chooseOnChain')}
              hint={t('chooseOnChainHint')}
              checked={isChosen}
              onCheckedChange={(is) =>
                set({ onChain: is ? 'true' : undefined })
              }
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
