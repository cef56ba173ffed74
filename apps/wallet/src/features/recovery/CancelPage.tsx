import { type RecoveryModule, useRecovery } from '@strongroom/react-hooks'
import { encodeCancelRecovery } from '@strongroom/safe-protocol'
import {
  EmptyState,
  ErrorState,
  formatDuration,
  Notice,
  Stack,
} from '@strongroom/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useLocale } from '../../core/defineTexts.ts'
import { PagePending } from '../../core/PagePending.tsx'
import { PlainTitle } from '../../core/PlainTitle.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useQueueNonces } from '../review/useQueueNonces.ts'
import { isOpenAttempt } from './attemptStates.ts'
import { useRecoveryTexts } from './texts.ts'
import { useChainTime } from './useChainTime.ts'

// It needs the chain's answer anyway.
const CallsReview = lazy(async () => {
  const { CallsReview: component } = await import('../review/CallsReview.tsx')
  return { default: component }
})

function CancelReview({
  module,
  upTo,
  timestamp,
  readAt,
}: {
  module: RecoveryModule
  upTo: bigint
  /** Time of the block, in seconds. */
  timestamp: number
  readAt: number
}) {
  const t = useRecoveryTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { current, taken, isQueuePending } = useQueueNonces()
  const now = useChainTime(timestamp, readAt)
  // The nonce stays the same while the review is open.
  const [nonce] = useState(current)
  const first = module.attempts.find(isOpenAttempt)
  const left = first ? first.executableAt - now : 0
  const behind = taken.filter((each) => each >= nonce).length
  return (
    <CallsReview
      calls={[
        {
          to: module.address,
          value: 0n,
          data: encodeCancelRecovery({ nonce: upTo }),
        },
      ]}
      nonce={nonce}
      replacesQueued
      title={t('review')}
      intro={
        <Stack gap={2}>
          <Notice
            tone={left > 0 ? 'warning' : 'danger'}
            title={t('reviewIntro', { count: Number(upTo - module.txNonce) })}
          >
            {left > 0
              ? t('reviewIntroText', { time: formatDuration(left, locale) })
              : t('reviewIntroNow')}
          </Notice>
          {!isQueuePending && behind > 0 && (
            <Notice tone="info" title={t('reviewBehind', { count: behind })}>
              {t('reviewBehindText', { nonce: String(nonce) })}
            </Notice>
          )}
        </Stack>
      }
      onBack={() => void navigate({ to: '/settings/recovery' })}
      onDone={() => undefined}
    />
  )
}

/** Waits for the module, then keeps the review open until it is left. */
function CancelOf({ module, upTo }: { module: string; upTo: bigint }) {
  const t = useRecoveryTexts()
  const { chainId, address } = useOpenSafe()
  const { isPending: isNoncePending } = useQueueNonces()
  const { data, error, dataUpdatedAt, refetch } = useRecovery({
    chainId,
    safeAddress: address,
  })
  const found = data?.recoveries.find(
    (each) =>
      each.address.toLowerCase() === module.toLowerCase() &&
      upTo > each.txNonce &&
      upTo <= each.queueNonce,
  )
  // An executed attempt cannot be cancelled: the review stays open and says so.
  const [opened, setOpened] = useState<RecoveryModule>()
  if (found && !opened && !isNoncePending) setOpened(found)
  if (opened)
    return (
      <Suspense fallback={<PagePending />}>
        <CancelReview
          module={opened}
          upTo={upTo}
          timestamp={data?.block?.timestamp ?? 0}
          readAt={dataUpdatedAt}
        />
      </Suspense>
    )
  if (found || (data === undefined && !error)) return <PagePending />
  return error ? (
    <ErrorState
      error={error}
      title={t('noAnswer')}
      onRetry={() => void refetch()}
    />
  ) : (
    <Gone />
  )
}

function Gone() {
  const t = useRecoveryTexts()
  return (
    <EmptyState
      title={<PlainTitle>{t('gone')}</PlainTitle>}
      icon="check"
      actions={<ButtonLink to="/settings/recovery">{t('back')}</ButtonLink>}
    >
      <p>{t('goneText')}</p>
    </EmptyState>
  )
}

/**
 * Reviews the transaction that cancels attempts. It takes the nonce that the safe
 * executes next: behind a queue it might come too late.
 */
export function CancelPage() {
  const { module, upTo } = useSearch({ from: '/safe/settings/recovery/cancel' })
  return module === undefined || upTo === undefined ? (
    <Gone />
  ) : (
    <CancelOf key={`${module} ${upTo}`} module={module} upTo={BigInt(upTo)} />
  )
}
