import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { TransactionDetails } from '../schemas/index.ts'

/**
 * Reads everything about one transaction. Verify before signing: the answer
 * does not prove what the hash covers.
 *
 * `GET /v1/chains/{chainId}/transactions/{transactionId}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getTransactionDetails } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getTransactionDetails(client, {
 *   chainId: '1',
 *   transactionId: '0x1111111111111111111111111111111111111111111111111111111111111111',
 * })
 */
export const getTransactionDetails: GatewayCall<
  getTransactionDetails.Parameters,
  getTransactionDetails.ReturnType
> = /* @__PURE__ */ call(
  'GET /v1/chains/{chainId}/transactions/{transactionId}',
)

export declare namespace getTransactionDetails {
  type Parameters = {
    readonly chainId: string
    /** `multisig_…`, `module_…`, `transfer_…` or a safeTxHash. */
    readonly transactionId: string
  } & CallOptions
  type ReturnType = TransactionDetails
}
