import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { DeleteTransactionBody, Hex } from '../schemas/index.ts'

/**
 * Deletes a transaction that waits. Its confirmations go with it.
 *
 * `DELETE /v1/chains/{chainId}/transactions/{safeTxHash}`
 *
 * The signature is the proposer's, over the delete request of the current hour.
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, deleteTransaction } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await deleteTransaction(client, {
 *   chainId: '1',
 *   safeTxHash: '0x1111111111111111111111111111111111111111111111111111111111111111',
 *   signature: '0x…',
 * })
 */
export const deleteTransaction: GatewayCall<
  deleteTransaction.Parameters,
  void
> = /* @__PURE__ */ call(
  'DELETE /v1/chains/{chainId}/transactions/{safeTxHash}',
  { empty: true },
)

export declare namespace deleteTransaction {
  type Parameters = {
    readonly chainId: string
    readonly safeTxHash: Hex
  } & DeleteTransactionBody &
    CallOptions
}
