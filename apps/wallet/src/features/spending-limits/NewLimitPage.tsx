import { EmptyState, ErrorState, Notice, Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { PageTop } from '../../core/PageTop.tsx'
import { readAddress } from '../../core/parseSafeRef.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { ReviewedForm } from '../review/ReviewedForm.tsx'
import { setLimitCalls } from './limitCalls.ts'
import { useLimitTexts } from './texts.ts'
import { useLimits } from './useLimits.ts'

// The limits are read from the chain first.
const LimitForm = lazy(async () => {
  const { LimitForm: component } = await import('./LimitForm.tsx')
  return { default: component }
})

/** Gives an account a limit, or replaces the one that it has. */
export function NewLimitPage() {
  const t = useLimitTexts()
  const safe = useOpenSafe()
  const { limits } = useLimits()
  const { data, error } = limits
  return (
    <ReviewedForm
      form={(draft) => (
        <>
          <PageTop title={t('newTitle')} description={t('newDescription')} />
          {error ? (
            <ErrorState
              error={error}
              title={t('noAnswer')}
              onRetry={() => void limits.refetch()}
            />
          ) : data === undefined ? (
            <Skeleton shape="block" lines={6} />
          ) : data.second === 'differs' ? (
            <Notice tone="danger" role="alert" title={t('differs')}>
              {t('differsText')}
            </Notice>
          ) : data.modules.length === 0 ? (
            <EmptyState title={t('noModule')}>{t('noModuleText')}</EmptyState>
          ) : (
            <Suspense fallback={<Skeleton shape="block" lines={6} />}>
              <LimitForm state={data} draft={draft} />
            </Suspense>
          )}
        </>
      )}
      calls={({ account = '', contract = '', units, resets, at }) => {
        const delegate = readAddress(account)
        const token = readAddress(contract)
        if (!data?.modules[0] || data.second === 'differs') return undefined
        if (!delegate || !token || !units || !resets || !at) return undefined
        return {
          calls: setLimitCalls(data, safe.address, {
            ...{ delegate, token, amount: BigInt(units) },
            resetMinutes: Number(resets),
          }),
          nonce: BigInt(at),
        }
      }}
    />
  )
}
