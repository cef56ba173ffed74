import { transactionPath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { Hex } from '../schemas/index.ts'

/**
 * Removes a transaction that was not executed from the gateway. What was signed
 * stays valid on chain.
 *
 * `DELETE /v1/chains/{chainId}/transactions/{safeTxHash}`
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
export async function deleteTransaction(
  client: GatewayClient,
  parameters: deleteTransaction.Parameters,
): Promise<void> {
  return client.request({
    call: 'deleteTransaction',
    path: transactionPath(parameters),
    method: 'DELETE',
    body: { signature: parameters.signature },
    empty: true,
    options: parameters,
  })
}

export declare namespace deleteTransaction {
  type Parameters = {
    readonly chainId: string
    readonly safeTxHash: Hex
    /** The proposer's, over the delete request of the current hour. */
    readonly signature: Hex
  } & CallOptions
}
