import { assertVerdict } from './assertVerdict.ts'
import { RefusedError } from './RefusedError.ts'
import type { MessageReview, TransactionReview } from './TransactionReview.ts'

/**
 * Returns the payload of a review that may be signed. The policy is asked once
 * more right before the wallet opens, about the state of that moment.
 *
 * @throws RefusedError `mismatch` or `unavailable` when it was not verified,
 * `refused` or `unacknowledged` with the verdict when the policy does not allow it.
 */
export function assertSignable<R extends TransactionReview | MessageReview>({
  verification: { status, problems },
  verdict,
  payload,
}: R): NonNullable<R['payload']> {
  if (status !== 'verified') throw new RefusedError(status, { problems })
  if (verdict !== undefined) assertVerdict(verdict)
  if (verdict === undefined || payload === undefined)
    throw new RefusedError('mismatch')
  return payload
}
