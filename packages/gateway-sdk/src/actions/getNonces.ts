import { safePath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { Address, Nonces } from '../schemas/index.ts'

/**
 * Reads the safe's nonce and the one to propose next.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}/nonces`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getNonces } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getNonces(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export async function getNonces(
  client: GatewayClient,
  parameters: getNonces.Parameters,
): Promise<getNonces.ReturnType> {
  return client.request({
    call: 'getNonces',
    path: `${safePath(parameters)}/nonces`,
    options: parameters,
  })
}

export declare namespace getNonces {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & CallOptions
  type ReturnType = Nonces
}
