import { Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { PageTop } from '../../core/PageTop.tsx'
import { readAddress } from '../../core/parseSafeRef.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { ReviewedForm } from '../review/ReviewedForm.tsx'
import { KnownLimits } from './KnownLimits.tsx'
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
  const { data } = limits
  return (
    <ReviewedForm
      form={(draft) => (
        <>
          <PageTop title={t('newTitle')} description={t('newDescription')} />
          <KnownLimits limits={limits}>
            {(state) => (
              <Suspense fallback={<Skeleton shape="block" lines={6} />}>
                <LimitForm state={state} draft={draft} />
              </Suspense>
            )}
          </KnownLimits>
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
