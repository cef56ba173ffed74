import { useConnection } from '@strongroom/react-hooks'
import type { ComparedLimits } from '@strongroom/react-hooks/review'
import { EmptyState, Notice, Skeleton } from '@strongroom/ui-kit'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { isHex, zeroAddress } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PagePending } from '../../core/PagePending.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { readAddress } from '../../core/parseSafeRef.ts'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { KnownLimits } from './KnownLimits.tsx'
import type { LimitPayment } from './limitPayment.ts'
import { useLimitTexts } from './texts.ts'
import { useExcess } from './useExcess.ts'
import { useLimits } from './useLimits.ts'

// The limit is read from the chain first.
const SpendForm = lazy(async () => {
  const { SpendForm: component } = await import('./SpendForm.tsx')
  return { default: component }
})

// The review is loaded once the form is filled in.
const SpendReview = lazy(async () => {
  const { SpendReview: component } = await import('./SpendReview.tsx')
  return { default: component }
})

const same = (one: string, other: string | null | undefined) =>
  one.toLowerCase() === other?.toLowerCase()

function Spend({
  state,
  tokenOf,
}: {
  state: ComparedLimits
  tokenOf: ReturnType<typeof useLimits>['tokenOf']
}) {
  const t = useLimitTexts()
  const safe = useOpenSafe()
  const { account } = useConnection()
  const search = useSearch({ from: '/safe/settings/spending-limits/spend' })
  const [running, setRunning] = useState<LimitPayment>()
  const delegate = search.delegate ?? account ?? ''
  const contract = search.token ?? zeroAddress
  const isOn = new Set(
    state.modules.flatMap(({ address, isEnabled }) =>
      isEnabled ? [address] : [],
    ),
  )
  const limit = state.limits.find(
    (one) =>
      isOn.has(one.module) &&
      same(one.delegate, delegate) &&
      same(one.token, contract),
  )
  const token = limit && tokenOf(limit.token)
  const amount = BigInt(search.value ?? 0)
  const excess = useExcess(
    limit ?? {
      ...{ module: zeroAddress, delegate: zeroAddress, token: zeroAddress },
      ...{ amount: 0n, spent: 0n, resetMinutes: 0, lastReset: 0, nonce: 0 },
    },
    state.time,
  )
  if (!limit)
    return (
      <EmptyState title={t('noLimit')}>
        <p>{t('noLimitText')}</p>
        <ButtonLink to="/settings/spending-limits" search={{ safe: safe.ref }}>
          {t('back')}
        </ButtonLink>
      </EmptyState>
    )
  if (!token)
    return (
      <Notice tone="warning" title={t('unprovenToken')}>
        {t('unprovenText')}
      </Notice>
    )
  const to = readAddress(search.to ?? '')
  const { signature } = search
  const isReady =
    to &&
    amount > 0n &&
    !same(to, safe.address) &&
    excess(amount, token) === undefined
  const payment =
    running ??
    (isReady
      ? {
          ...{ safe: safe.address, limit, to, amount },
          ...(isHex(signature) ? { signature } : {}),
        }
      : undefined)
  if (payment)
    return (
      <Suspense fallback={<PagePending />}>
        <SpendReview
          key={`${payment.to} ${payment.amount} ${payment.signature}`}
          payment={payment}
          time={state.time}
          token={token}
          onRunning={setRunning}
        />
      </Suspense>
    )
  return (
    <Suspense fallback={<Skeleton shape="block" lines={6} />}>
      <SpendForm limit={limit} time={state.time} token={token} />
    </Suspense>
  )
}

/** Spends within a limit, without the owners. */
export function SpendPage() {
  const t = useLimitTexts()
  const { limits, tokenOf } = useLimits()
  return (
    <>
      <PageTop title={t('spendTitle')} description={t('spendDescription')} />
      <KnownLimits limits={limits}>
        {(state) => <Spend state={state} tokenOf={tokenOf} />}
      </KnownLimits>
    </>
  )
}
