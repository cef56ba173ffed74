'use client'
import {
  acknowledgementOf,
  applyAcknowledgement,
} from '@strongroom/safe-protocol/risks'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Address, Hex } from 'viem'
import type { ReviewedExecution } from '../execute/executeReviewed.ts'
import { type PlannedExecution, planBatch } from '../execute/planBatch.ts'
import { assertVerdict } from '../sign/assertVerdict.ts'
import { SigningError } from '../sign/SigningError.ts'
import { useSigningConfig } from '../sign/useSigningConfig.ts'
import { useSigningRun } from '../sign/useSigningRun.ts'
import type { UseTransactionReviewResult } from './useTransactionReview.ts'

/** Result of {@link useBatchExecution}. */
export interface UseBatchExecutionResult {
  /** The reviews in the order of their nonces, and what keeps each from being executed. */
  readonly plan: readonly PlannedExecution<UseTransactionReviewResult>[]
  /** Every transaction of the plan is ready. */
  readonly isReady: boolean
  /** The step of the execution under way. */
  readonly step: 'idle' | 'checking' | 'sending'
  /** Why the last attempt ended without an execution. */
  readonly problem: SigningError | undefined
  /** Hash of the chain transaction that the wallet sent. */
  readonly txHash: Hex | undefined
  /** The connected account. */
  readonly account: Address | undefined
  /**
   * Executes all of them by one chain transaction. Never rejects; a second call while
   * it runs does nothing.
   */
  readonly run: () => Promise<void>
}

/**
 * Several reviewed transactions of a safe that one chain transaction executes, by
 * `sendAllReviewed`: all of them or none. Give each review of `useTransactionReview`
 * with `isBatched`, so that it asks for its own acknowledgement; the policy decides
 * about each of them.
 *
 * @throws MissingProviderError without a provider that has a `manager` and a
 * `gateway`
 * @example
 * import {
 *   type UseTransactionReviewResult,
 *   useBatchExecution,
 * } from '@strongroom/react-hooks/review'
 *
 * export function ExecuteAll(props: {
 *   reviews: readonly UseTransactionReviewResult[]
 * }) {
 *   const { plan, isReady, run } = useBatchExecution({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     reviews: props.reviews,
 *   })
 *   return (
 *     <button disabled={!isReady} onClick={() => void run()}>
 *       {plan.map(({ state }) => state).join()}
 *     </button>
 *   )
 * }
 */
export function useBatchExecution({
  chainId,
  safeAddress,
  reviews,
}: useBatchExecution.Parameters): UseBatchExecutionResult {
  const config = useSigningConfig('useBatchExecution', undefined)
  const queryClient = useQueryClient()
  const plan = useMemo(() => planBatch(reviews), [reviews])
  const hashes = plan.map(({ review }) => review.payload?.hashes.safeTxHash)
  const { wallet, step, run, enter } = useSigningRun<'checking' | 'sending'>(
    chainId,
    hashes.join(),
  )
  const [ended, setEnded] = useState<{
    readonly problem?: SigningError | undefined
    readonly txHash?: Hex | undefined
  }>({})
  const isReady =
    plan.length > 0 && plan.every(({ state }) => state === 'ready')

  return {
    ...{ plan, isReady, step },
    problem: ended.problem,
    txHash: ended.txHash,
    account: wallet?.account,
    async run() {
      if (!isReady) return
      const { problem } = await run(async (current) => {
        enter('checking', current)
        setEnded({})
        if (wallet === undefined) throw new SigningError('notConnected')
        const items = plan.map(({ review }) => readItem(review))
        const [{ sendAllReviewed }, { showResult }] = await Promise.all([
          import('../execute/sendReviewed.ts'),
          import('../execute/executeTransactionMutationOptions.ts'),
        ])
        try {
          const [first] = await sendAllReviewed(config, {
            ...{ items, wallet, signal: current.signal },
            onProgress: (progress) => {
              if (progress.step === 'sending') enter('sending', current)
            },
          })
          setEnded({ txHash: first?.txHash ?? undefined })
        } finally {
          // A wallet may have sent it although it gave an error.
          showResult(config, queryClient, { chainId, safeAddress })
        }
      })
      if (problem) setEnded({ problem })
    },
  }
}

/** @throws SigningError and RefusedError for what may not be executed */
function readItem({
  verdict,
  payload,
  verification,
  signatures,
  acknowledgement: { isGiven },
}: UseTransactionReviewResult): ReviewedExecution {
  const shownHash = verification?.hashes?.safeTxHash
  if (!verdict || !payload || !shownHash) throw new SigningError('unverified')
  const acknowledged = isGiven ? acknowledgementOf(verdict) : undefined
  // Findings of the simulation are in the shown verdict, not in the payload.
  assertVerdict(applyAcknowledgement(verdict, acknowledged))
  return { payload, shownHash, signatures, acknowledged }
}

export declare namespace useBatchExecution {
  interface Parameters {
    /** Decimal. */
    readonly chainId: string
    readonly safeAddress: Address
    /** Results of `useTransactionReview`, of this safe; keep the array while none changes. */
    readonly reviews: readonly UseTransactionReviewResult[]
  }
}
