import { hidesCalls } from './hidesCalls.ts'
import { RefusedError } from './RefusedError.ts'
import type { ReviewedPayload } from './ReviewedPayload.ts'
import type { TransactionReview } from './TransactionReview.ts'

/**
 * What of a review may be signed.
 *
 * @throws RefusedError when it was not verified, when something runs as the
 * safe that is no known library or cannot be read, or when a known library has
 * other code.
 */
export function assertSignable(review: TransactionReview): ReviewedPayload {
  const { verification, risks, wrongCode, payload } = review
  const { status, problems, tree } = verification
  if (status !== 'verified') throw new RefusedError(status, { problems })
  const foreign = risks.flatMap((risk) =>
    risk.kind === 'delegate-call' && !risk.trusted ? [risk.target] : [],
  )
  if (foreign.length > 0)
    throw new RefusedError('delegateCall', { targets: foreign })
  if (wrongCode.length > 0)
    throw new RefusedError('libraryCode', { targets: wrongCode })
  if (payload === undefined || tree === undefined)
    throw new RefusedError('mismatch')
  // Who vouches for a library gives its ABI too: its bytes have to be read.
  if (hidesCalls(tree)) throw new RefusedError('hiddenCalls')
  return payload
}
