import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'

/**
 * Whether a transaction under review can still be executed: the chain has not
 * used its nonce. The gateway is heard only while the chain was not.
 *
 * @example
 * ```ts
 * import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
 * import { isWaiting } from '@strongroom/ui-kit'
 *
 * export const titleOf = (review: UseTransactionReviewResult) =>
 *   isWaiting(review) ? 'Review and sign' : 'Transaction'
 * ```
 */
export function isWaiting({
  record,
  verification,
}: Pick<UseTransactionReviewResult, 'record' | 'verification'>): boolean {
  const { chain, transaction } = verification ?? {}
  if (chain && transaction) return transaction.nonce >= chain.nonce
  return record?.txStatus.startsWith('AWAITING') ?? true
}

/**
 * Another transaction took the nonce of a draft: the owner learns why it cannot run, and
 * can go back. An executed transaction has used its nonce by itself.
 */
export const isOvertaken = (
  review: Pick<
    UseTransactionReviewResult,
    'execution' | 'isDraft' | 'record' | 'verification'
  >,
): boolean => review.isDraft && !review.execution && !isWaiting(review)

/** The connected account is asked for its signature. */
export const isYourTurn = ({ next }: UseTransactionReviewResult) =>
  next.kind === 'confirm' ||
  next.kind === 'confirmAndExecute' ||
  next.reason === 'ownApproval'
