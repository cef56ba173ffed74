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

/** The connected account is asked for its signature. */
export const isYourTurn = ({ next }: UseTransactionReviewResult) =>
  next.kind === 'confirm' ||
  next.kind === 'confirmAndExecute' ||
  next.reason === 'ownApproval'
