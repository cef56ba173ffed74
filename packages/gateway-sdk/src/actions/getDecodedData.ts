import { chainPath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { Address, DataDecoded, Hex, Operation } from '../schemas/index.ts'

/**
 * Asks the gateway to decode calldata. Fails with status 404 when it cannot.
 *
 * `POST /v1/chains/{chainId}/data-decoder`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getDecodedData } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const decoded = await getDecodedData(client, {
 *   chainId: '1',
 *   to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   data: '0xa9059cbb',
 * })
 */
export async function getDecodedData(
  client: GatewayClient,
  parameters: getDecodedData.Parameters,
): Promise<getDecodedData.ReturnType> {
  return client.request({
    call: 'getDecodedData',
    path: `/v1${chainPath(parameters)}/data-decoder`,
    method: 'POST',
    body: {
      operation: parameters.operation,
      data: parameters.data,
      to: parameters.to,
    },
    options: parameters,
  })
}

export declare namespace getDecodedData {
  type Parameters = {
    readonly chainId: string
    readonly to: Address
    readonly data: Hex
    readonly operation?: Operation | undefined
  } & CallOptions
  type ReturnType = DataDecoded
}
