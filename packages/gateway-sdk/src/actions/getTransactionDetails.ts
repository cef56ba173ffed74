import { segment } from '../client/segment.ts'
import { chainPath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { TransactionDetails } from '../schemas/index.ts'

const pattern =
  /^(?:(?:multisig_0x[\da-fA-F]{40}_)?0x[\da-fA-F]{64}|module_0x[\da-fA-F]{40}_i[\da-fA-F]{64}[\d,]{0,200}|transfer_0x[\da-fA-F]{40}_[ei][\da-fA-F]{64}[\d,]{0,200})$/

/**
 * Reads everything about one transaction. Verify before signing: nothing here
 * proves what the hash covers.
 *
 * `GET /v1/chains/{chainId}/transactions/{transactionId}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getTransactionDetails } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const details = await getTransactionDetails(client, {
 *   chainId: '1',
 *   transactionId: '0x1111111111111111111111111111111111111111111111111111111111111111',
 * })
 */
export async function getTransactionDetails(
  client: GatewayClient,
  parameters: getTransactionDetails.Parameters,
): Promise<getTransactionDetails.ReturnType> {
  return client.request({
    call: 'getTransactionDetails',
    path: `/v1${chainPath(parameters)}/transactions/${segment('transactionId', parameters.transactionId, pattern)}`,
    options: parameters,
  })
}

export declare namespace getTransactionDetails {
  type Parameters = {
    readonly chainId: string
    /** `multisig_…`, `module_…`, `transfer_…` or a safeTxHash. */
    readonly transactionId: string
  } & CallOptions
  type ReturnType = TransactionDetails
}
