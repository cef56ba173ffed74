import {
  type ReviewResult,
  type UseTransactionReviewResult,
  useTransactionReview,
} from '@strongroom/react-hooks/review'
import { Button, Notice } from '@strongroom/ui-kit'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Hex } from 'viem'
import { ButtonLink } from '../../../core/ButtonLink.tsx'
import type { OpenSafe } from '../../../core/useOpenSafe.ts'
import { useServices } from '../../../core/useServices.ts'
import { useStore } from '../../../storage/useStore.ts'
import { useKnownAddresses } from '../../address-book/useKnownAddresses.ts'
import { ReviewDetails } from '../../review/ReviewDetails.tsx'
import { useManyTexts } from './texts.ts'

type State = 'confirmed' | 'declined' | 'failed' | 'skipped'

/** Reviews and confirms several transactions, one after the other. */
export function ConfirmMany({
  safe,
  hashes,
}: {
  safe: OpenSafe
  hashes: readonly Hex[]
}) {
  const t = useManyTexts()
  const [states, setStates] = useState<Partial<Record<Hex, State>>>({})
  const [at, setAt] = useState(0)
  const count = hashes.length
  const current = hashes[at]
  const left = hashes.filter((hash) => states[hash] !== 'confirmed')
  const mark = (hash: Hex, state: State) =>
    setStates((all) => ({ ...all, [hash]: state }))
  const move = () => setAt(at + 1)
  return (
    <>
      <ol className="app-many-steps" aria-label={t('steps')}>
        {hashes.map((hash, index) => (
          <li key={hash} aria-current={index === at ? 'step' : undefined}>
            <Button size="small" variant="ghost" onClick={() => setAt(index)}>
              {t('stepOf', { at: String(index + 1) })}
            </Button>
            <span data-state={states[hash]}>
              {t(
                `state_${states[hash] ?? (index === at ? 'current' : 'open')}`,
              )}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="app-advice">
        {current !== undefined &&
          t('progress', { at: String(at + 1), count: String(count) })}
      </p>
      {current === undefined ? (
        <Notice
          tone={left.length === 0 ? 'success' : 'warning'}
          role="alert"
          title={
            left.length === 0
              ? t('doneAll', { count })
              : t('donePart', {
                  confirmed: String(count - left.length),
                  count: String(count),
                })
          }
          actions={
            <>
              <ButtonLink variant="primary" to="/transactions/queue">
                {t('toQueue')}
              </ButtonLink>
              <ButtonLink
                to="/transactions/execute"
                search={{ hashes: hashes.join() }}
              >
                {t('executeSelected')}
              </ButtonLink>
              {left.length > 0 && (
                <ButtonLink
                  to="/transactions/confirm"
                  search={{ hashes: left.join() }}
                  onClick={() => setAt(0)}
                >
                  {t('reviewLeft')}
                </ButtonLink>
              )}
            </>
          }
        >
          {left.length > 0 && t('donePartText')}
        </Notice>
      ) : (
        <ConfirmOne
          key={current}
          safe={safe}
          hash={current}
          isLast={at === count - 1}
          onNext={() => {
            if (states[current] === undefined) mark(current, 'skipped')
            move()
          }}
          onDone={({ posted, problem }) => {
            if (posted) {
              mark(current, 'confirmed')
              move()
            } else if (problem)
              mark(
                current,
                problem.problem === 'rejected' ? 'declined' : 'failed',
              )
          }}
        />
      )}
    </>
  )
}

/** This page confirms only: what is complete is executed on another. */
function asConfirmation(
  review: UseTransactionReviewResult,
): UseTransactionReviewResult {
  const { can, next } = review
  if (!can.confirm) return review
  return {
    ...review,
    next:
      'missing' in next && next.kind === 'confirm'
        ? next
        : { kind: 'confirm', reason: 'moreNeeded', missing: 1 },
    can: { ...can, confirmAndExecute: false, execute: false, relay: false },
  }
}

function ConfirmOne({
  safe,
  hash,
  isLast,
  onNext,
  onDone,
}: {
  safe: OpenSafe
  hash: Hex
  isLast: boolean
  onNext: () => void
  onDone: (result: ReviewResult) => void
}) {
  const t = useManyTexts()
  const { rawHex } = useStore(useServices().stores.settings)
  const review = useTransactionReview({
    chainId: safe.chainId,
    safeAddress: safe.address,
    transactionId: hash,
    known: useKnownAddresses(safe.chainId),
    allowRawHex: rawHex === true,
  })
  const isRunning = review.progress?.status === 'running'
  const skip = (
    <Button size="large" disabled={isRunning} onClick={onNext}>
      {t(
        review.next.reason === 'confirmed' || !review.can.confirm
          ? isLast
            ? 'finish'
            : 'next'
          : 'skip',
      )}
    </Button>
  )
  return (
    <ReviewDetails
      safe={safe}
      review={asConfirmation(review)}
      heading={<Link to="/transactions/queue">{t('toQueue')}</Link>}
      titleAs="h2"
      failedActions={skip}
      others={skip}
      onDone={(action, result) => {
        if (action === 'confirm' || action === 'postAgain') onDone(result)
      }}
    />
  )
}
