import type { BatchState } from '@strongroom/react-hooks/review'
import {
  type PlannedExecution,
  type UseTransactionReviewResult,
  useBatchExecution,
  useTransactionReview,
} from '@strongroom/react-hooks/review'
import { Button, Notice } from '@strongroom/ui-kit'
import { memo, useCallback, useEffect, useMemo, useState } from 'react'
import type { Hex } from 'viem'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import type { OpenSafe } from '../../../core/useOpenSafe.ts'
import { useServices } from '../../../core/useServices.ts'
import { useStore } from '../../../storage/useStore.ts'
import { useKnownAddresses } from '../../address-book/useKnownAddresses.ts'
import { ConnectWhenAsked } from '../../connect/ConnectWhenAsked.tsx'
import { ReviewDetails } from '../../review/ReviewDetails.tsx'
import { useManyTexts } from './texts.ts'

type Review = UseTransactionReviewResult
type Planned = PlannedExecution<Review>

/** Executes several transactions by one transaction of the chain. */
export function ExecuteMany({
  safe,
  hashes,
}: {
  safe: OpenSafe
  hashes: readonly Hex[]
}) {
  const t = useManyTexts()
  const [reviews, setReviews] = useState<ReadonlyMap<Hex, Review>>(new Map())
  const keep = useCallback(
    (hash: Hex, review: Review) =>
      setReviews((all) => new Map(all).set(hash, review)),
    [],
  )
  const read = useMemo(() => [...reviews.values()], [reviews])
  const batch = useBatchExecution({
    chainId: safe.chainId,
    safeAddress: safe.address,
    reviews: read,
  })
  const [connecting, setConnecting] = useState(false)
  const { plan, problem, step } = batch
  const count = hashes.length
  const isRead = plan.length === count
  const open = plan.find(({ state }) => state !== 'ready')
  const done = plan.filter(
    ({ review }) =>
      review.execution?.outcome?.status === 'success' ||
      review.verification?.proven?.word === 'executed',
  ).length
  const isDone = isRead && done === count
  const reason = !isRead ? t('notRead') : open && sayState(open, t, 'notReady')
  return (
    <>
      {isDone ? (
        <Notice
          tone="success"
          role="status"
          title={t('executed', { count })}
          actions={
            <ButtonLink to="/transactions/history">{t('done')}</ButtonLink>
          }
        >
          {t('executedText')}
        </Notice>
      ) : (
        <p className="app-advice">{t('executeIntro', { count })}</p>
      )}
      {hashes.map((hash) => (
        <ReadOne key={hash} safe={safe} hash={hash} onReview={keep} />
      ))}
      <ol className="app-many">
        {plan.map((planned) => (
          <PlannedRow
            key={planned.review.transactionId}
            {...{ planned, safe, hashes }}
          />
        ))}
      </ol>
      {!isDone && (
        <div className="sr-review-bar app-action-bar">
          {problem && (
            <Notice tone="danger" role="alert" title={problem.message}>
              {problem.detail}
            </Notice>
          )}
          {step !== 'idle' && (
            <Notice tone="info" role="status" title={t(`step_${step}`)} />
          )}
          {batch.txHash && (
            <Notice tone="info" role="status" title={t('sent')} />
          )}
          <div className="sr-review-buttons">
            <ButtonLink size="large" to="/transactions/queue">
              {t('toQueue')}
            </ButtonLink>
            {batch.account === undefined ? (
              <Button
                variant="primary"
                size="large"
                onClick={() => setConnecting(true)}
              >
                {t('connect')}
              </Button>
            ) : (
              <Button
                variant="primary"
                size="large"
                busy={step !== 'idle'}
                disabledReason={
                  step !== 'idle' || batch.txHash ? undefined : reason
                }
                disabled={batch.txHash !== undefined}
                onClick={() => void batch.run()}
              >
                {t('executeAll', { count })}
              </Button>
            )}
          </div>
        </div>
      )}
      <ConnectWhenAsked
        open={connecting}
        onClose={() => setConnecting(false)}
      />
    </>
  )
}

const alone: Partial<Record<BatchState, 'aloneText' | 'ownGasText'>> = {
  settings: 'aloneText',
  'delegate-call': 'aloneText',
  'own-gas': 'ownGasText',
}

const textOf = (state: BatchState) => {
  if (state === 'delegate-call') return 'delegateCall'
  return state === 'own-gas' ? 'ownGas' : (`is_${state}` as const)
}

function sayState(
  { state, missing = 0, nonce, review }: Planned,
  t: ReturnType<typeof useManyTexts>,
  key: 'itemOf' | 'notReady',
): string {
  const own = review.verification?.transaction?.nonce
  const text = t(textOf(state), { count: missing, nonce: String(nonce) })
  return own === undefined
    ? t('itemUnread', { state: text })
    : t(key, { nonce: String(own), state: text })
}

/** One transaction of the batch with its whole review. */
function PlannedRow({
  planned,
  safe,
  hashes,
}: {
  planned: Planned
  safe: OpenSafe
  hashes: readonly Hex[]
}) {
  const t = useManyTexts()
  const { review, state } = planned
  const nonce = review.verification?.transaction?.nonce
  const others = hashes.filter((hash) => hash !== review.transactionId)
  const why = alone[state]
  return (
    <li>
      <details open>
        <summary>{sayState(planned, t, 'itemOf')}</summary>
        {why && <Notice tone="warning" title={t(why)} />}
        {state !== 'ready' && nonce !== undefined && others.length > 0 && (
          <p>
            <ButtonLink
              size="small"
              to="/transactions/execute"
              search={{ hashes: others.join() }}
            >
              {t('leaveOut', { nonce: String(nonce) })}
            </ButtonLink>
          </p>
        )}
        <ReviewDetails safe={safe} review={review} titleAs="h2" isInList />
      </details>
    </li>
  )
}

/** Reviews one transaction; the page shows it in the order of the nonces. */
const ReadOne = memo(function ReadOne({
  safe,
  hash,
  onReview,
}: {
  safe: OpenSafe
  hash: Hex
  onReview: (hash: Hex, review: Review) => void
}) {
  const { rawHex } = useStore(useServices().stores.settings)
  const review = useTransactionReview({
    chainId: safe.chainId,
    safeAddress: safe.address,
    transactionId: hash,
    known: useKnownAddresses(safe.chainId),
    allowRawHex: rawHex === true,
    isBatched: true,
  })
  useEffect(() => onReview(hash, review))
  return null
})
