import { ErrorState, Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import type { Address, Hex } from 'viem'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { type FormDraft, ReviewedForm } from '../review/ReviewedForm.tsx'
import { useSafeState } from '../safe-state/useSafeState.ts'
import { useVersionTexts } from './texts.ts'

// It waits for the state of the safe anyway.
const VersionState = lazy(async () => {
  const { VersionState: component } = await import('./VersionState.tsx')
  return { default: component }
})

function Version({ draft }: { draft: FormDraft }) {
  const t = useVersionTexts()
  const { data, error, refetch } = useSafeState(useOpenSafe())
  return (
    <>
      <SettingsTop page="security" title={t('title')} />
      {data === undefined && error ? (
        <ErrorState
          error={error}
          title={t('noAnswer')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Suspense fallback={<Skeleton lines={6} />}>
          {data ? (
            <VersionState draft={draft} state={data} />
          ) : (
            <Skeleton lines={6} />
          )}
        </Suspense>
      )}
    </>
  )
}

/** The version of the safe's contract, and its update by the official migration. */
export function VersionPage() {
  return (
    <ReviewedForm
      form={(draft) => <Version draft={draft} />}
      calls={({ to, data, at }) =>
        to?.startsWith('0x') && data?.startsWith('0x') && at !== undefined
          ? {
              delegate: { to: to as Address, data: data as Hex },
              nonce: BigInt(at),
            }
          : undefined
      }
    />
  )
}
