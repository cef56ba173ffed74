import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import type { HashTrust } from '../hash-panel/HashPanel.tsx'

/** Part of a review that says whether it may be signed. */
export interface TrustedReview
  extends Pick<UseTransactionReviewResult, 'acknowledgement' | 'verdict'> {
  readonly verification:
    | {
        readonly status: 'verified' | 'mismatch' | 'unavailable'
        readonly problems: readonly { readonly kind: string }[]
      }
    | undefined
  /** It was executed from this browser, and a second source has to show it. */
  readonly isAwaited?: boolean | undefined
}

/**
 * Whether a review may be signed as it stands: `equal` only if every source agrees,
 * the policy refuses nothing, and the owner confirmed what has to be confirmed.
 */
export function trustOf({
  verification,
  verdict,
  acknowledgement,
  isAwaited = false,
}: TrustedReview): HashTrust {
  if (verification?.status === 'mismatch')
    // The hashes of an executed transaction are right, and its nonce is used.
    return isAwaited ||
      verification.problems.every(({ kind }) => kind === 'nonce')
      ? 'refused'
      : 'failed'
  if (verification?.status !== 'verified' || !verdict) return 'open'
  if (verdict.decision === 'refuse') return 'refused'
  return verdict.decision === 'acknowledge' && !acknowledgement.isGiven
    ? 'unconfirmed'
    : 'equal'
}
