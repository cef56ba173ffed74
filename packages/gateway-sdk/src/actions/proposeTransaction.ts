import { addressPath, chainPath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type {
  Address,
  ProposeTransactionBody,
  TransactionDetails,
} from '../schemas/index.ts'

/**
 * Proposes a transaction, or adds a signature to a proposed one: the same hash
 * keeps its stored fields and gains the confirmation.
 *
 * `POST /v1/chains/{chainId}/transactions/{safeAddress}/propose`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, proposeTransaction } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await proposeTransaction(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   value: '1000000000000000000',
 *   nonce: '7',
 *   operation: 0,
 *   safeTxGas: '0',
 *   baseGas: '0',
 *   gasPrice: '0',
 *   gasToken: '0x0000000000000000000000000000000000000000',
 *   safeTxHash: '0x1111111111111111111111111111111111111111111111111111111111111111',
 *   sender: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   signature: '0x…',
 * })
 */
export async function proposeTransaction(
  client: GatewayClient,
  parameters: proposeTransaction.Parameters,
): Promise<proposeTransaction.ReturnType> {
  const { chainId, safeAddress, signal, timeout, retry, ...body } = parameters
  return client.request({
    call: 'proposeTransaction',
    path: `/v1${chainPath(parameters)}/transactions${addressPath('safeAddress', safeAddress)}/propose`,
    method: 'POST',
    body,
    options: { signal, timeout, retry },
  })
}

export declare namespace proposeTransaction {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & ProposeTransactionBody &
    CallOptions
  type ReturnType = TransactionDetails
}
