import { addressPath, chainPath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type {
  Address,
  PreviewTransactionBody,
  TransactionPreview,
} from '../schemas/index.ts'

/**
 * Reads how the gateway would show a transaction. Decode locally before
 * signing.
 *
 * `POST /v1/chains/{chainId}/transactions/{safeAddress}/preview`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getTxPreview } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getTxPreview(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   value: '0',
 *   data: '0x',
 *   operation: 0,
 * })
 */
export async function getTxPreview(
  client: GatewayClient,
  parameters: getTxPreview.Parameters,
): Promise<getTxPreview.ReturnType> {
  const { chainId, safeAddress, signal, timeout, retry, ...body } = parameters
  return client.request({
    call: 'getTxPreview',
    path: `/v1${chainPath(parameters)}/transactions${addressPath('safeAddress', safeAddress)}/preview`,
    method: 'POST',
    body,
    options: { signal, timeout, retry },
  })
}

export declare namespace getTxPreview {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & PreviewTransactionBody &
    CallOptions
  type ReturnType = TransactionPreview
}
