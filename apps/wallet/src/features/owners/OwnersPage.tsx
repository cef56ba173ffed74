import { Card, ErrorState, Skeleton, Stack } from '@strongroom/ui-kit'
import { lazy, Suspense, useEffect } from 'react'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { DelegatesCard } from '../delegates/DelegatesCard.tsx'
import { type FormDraft, ReviewedForm } from '../review/ReviewedForm.tsx'
import { useSafeState } from '../safe-state/useSafeState.ts'
import { draftKey, openOwnerDrafts, writeChange } from './ownerDraft.ts'
import { readCalls } from './readCalls.ts'
import { useOwnersTexts } from './texts.ts'

// It is needed when the chain has answered.
const loadEditor = () => import('./OwnerEditor.tsx')
const OwnerEditor = lazy(async () => {
  const { OwnerEditor: component } = await loadEditor()
  return { default: component }
})

// Other safes are read after the owners.
const NestedSafesCard = lazy(async () => {
  const { NestedSafesCard: component } = await import(
    '../nested/NestedSafesCard.tsx'
  )
  return { default: component }
})

/** The owners once the chain has answered. */
function OwnersForm({ form }: { form: FormDraft }) {
  const t = useOwnersTexts()
  const state = useSafeState(useOpenSafe())
  useEffect(() => {
    void loadEditor().catch(() => {})
  }, [])
  const waiting = (
    <Card title={t('owners')}>
      {state.error && !state.data ? (
        <ErrorState
          error={state.error}
          title={t('noAnswer')}
          onRetry={() => void state.refetch()}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Card>
  )
  if (state.data === undefined) return waiting
  return (
    <Suspense fallback={waiting}>
      <OwnerEditor state={state.data} form={form} />
    </Suspense>
  )
}

/** Who owns the safe, and how many of them have to confirm. */
export function OwnersPage() {
  const { stores } = useServices()
  const { chainId, address } = useOpenSafe()
  return (
    <ReviewedForm
      form={(form) => (
        <>
          <SettingsTop page="owners" />
          <Stack gap={5}>
            <OwnersForm form={form} />
            <DelegatesCard />
            <Suspense fallback={<Skeleton lines={3} />}>
              <NestedSafesCard />
            </Suspense>
          </Stack>
        </>
      )}
      calls={(values) => readCalls(values, address)}
      onDone={({ draft: proposed }) =>
        openOwnerDrafts(stores).set((all) => {
          const { [draftKey(chainId, address)]: draft, ...others } = all
          // Another tab has changed it since: its plan goes on from the proposal.
          return draft && writeChange(draft) !== proposed ? all : others
        })
      }
    />
  )
}
