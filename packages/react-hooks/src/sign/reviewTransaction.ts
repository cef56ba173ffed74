import type { VerifyTransactionParameters } from '../verify/Verification.ts'
import { verifyTransaction } from '../verify/verifyTransaction.ts'
import { completeReview, type ReviewContext } from './completeReview.ts'
import type { TransactionReview } from './TransactionReview.ts'

/**
 * One complete check of a gateway's record: `verifyTransaction`, the policy's verdict
 * on what is found in the call, and the code of the libraries it would run as the
 * safe. Its `payload` is what may be signed; there is none unless it is verified and
 * not refused.
 *
 * @throws the signal's reason when it fires; nothing else
 * @example
 * import { createGatewayClient, getTransactionDetails } from '@strongroom/gateway-sdk'
 * import { reviewTransaction } from '@strongroom/react-hooks/sign'
 * import { createPublicClient, http } from 'viem'
 *
 * const chainId = '1'
 * const transactionId = '0x1111111111111111111111111111111111111111111111111111111111111111'
 * const { payload, verdict } = await reviewTransaction({
 *   chainId,
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   transactionId,
 *   details: await getTransactionDetails(createGatewayClient(), {
 *     chainId,
 *     transactionId,
 *   }),
 *   rpc: createPublicClient({ transport: http('https://my.node.example') }),
 * })
 */
export async function reviewTransaction(
  parameters: VerifyTransactionParameters & ReviewContext,
): Promise<TransactionReview> {
  return completeReview(await verifyTransaction(parameters), parameters)
}
