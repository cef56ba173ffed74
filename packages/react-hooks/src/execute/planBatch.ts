import {
  type BatchObstacle,
  findBatchObstacle,
} from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { UseTransactionReviewResult } from '../review/useTransactionReview.ts'
import { executionSignatures } from './executionSignatures.ts'

/** Part of `useTransactionReview` that the plan of a batch reads. */
export type BatchReview = Pick<
  UseTransactionReviewResult,
  | 'status'
  | 'safeAddress'
  | 'verification'
  | 'verdict'
  | 'payload'
  | 'signatures'
  | 'simulation'
  | 'acknowledgement'
  | 'changed'
>

/**
 * Whether a transaction can be executed with the others. `unchecked`: a check is open,
 * or did not pass. `refused`: the policy does not allow it. `unacknowledged`: the owner
 * has to accept a finding. `unconfirmed`: confirmations are missing. `used`: its nonce
 * is. `conflict`: another one of the batch has its nonce. `gap`: a nonce before it is
 * neither used nor in the batch. The others: `findBatchObstacle`.
 */
export type BatchState =
  | 'ready'
  | 'unchecked'
  | 'refused'
  | 'unacknowledged'
  | 'unconfirmed'
  | 'used'
  | 'conflict'
  | 'gap'
  | BatchObstacle

/** One transaction of a batch. */
export interface PlannedExecution<R extends BatchReview = BatchReview> {
  readonly review: R
  readonly state: BatchState
  /** Confirmations that are missing, of what is `unconfirmed`. */
  readonly missing?: number | undefined
  /** The empty nonce, of a `gap`. */
  readonly nonce?: bigint | undefined
}

/**
 * Reviews in the order of their nonces, and what keeps each from being executed with
 * the others. Unread ones come last.
 */
export function planBatch<R extends BatchReview>(
  reviews: readonly R[],
): readonly PlannedExecution<R>[] {
  const nonceOf = ({ verification }: R) => verification?.transaction?.nonce
  const sorted = [...reviews].sort((a, b) => {
    const [one, two] = [nonceOf(a), nonceOf(b)]
    if (one === undefined || two === undefined)
      return Number(one === undefined) - Number(two === undefined)
    return one < two ? -1 : one > two ? 1 : 0
  })
  const nonces = sorted.map(nonceOf)
  return sorted.map((review, index) => {
    const { payload, verdict, verification, acknowledgement } = review
    const { chain } = verification ?? {}
    const nonce = nonces[index]
    if (chain !== undefined && nonce !== undefined && nonce < chain.nonce)
      return { review, state: 'used' }
    if (verdict?.decision === 'refuse') return { review, state: 'refused' }
    const isChecked =
      review.status === 'ready' &&
      verification?.status === 'verified' &&
      review.simulation !== undefined &&
      !review.changed
    if (!isChecked || !payload || !chain || nonce === undefined)
      return { review, state: 'unchecked' }
    if (nonces.filter((other) => other === nonce).length > 1)
      return { review, state: 'conflict' }
    const obstacle = findBatchObstacle(payload.transaction, payload)
    if (reviews.length > 1 && obstacle) return { review, state: obstacle }
    if (executionSignatures(chain, review.signatures) === undefined)
      return {
        review,
        state: 'unconfirmed',
        missing: chain.threshold - ownersOf(review, chain.owners).size,
      }
    const before = index === 0 ? chain.nonce : (nonces[index - 1] ?? 0n) + 1n
    if (nonce !== before) return { review, state: 'gap', nonce: before }
    if (acknowledgement.isNeeded && !acknowledgement.isGiven)
      return { review, state: 'unacknowledged' }
    return { review, state: 'ready' }
  })
}

/** Present owners whose signatures count. */
function ownersOf(
  { signatures }: BatchReview,
  owners: readonly Address[],
): ReadonlySet<string> {
  const present = new Set(owners.map((owner) => owner.toLowerCase()))
  return new Set(
    signatures
      .map(({ signer }) => signer.toLowerCase())
      .filter((signer) => present.has(signer)),
  )
}
