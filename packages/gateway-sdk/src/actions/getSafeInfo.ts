import { safePath } from '../client/segments.ts'
import type { CallOptions, GatewayClient } from '../client/types.ts'
import type { Address, SafeInfo } from '../schemas/index.ts'

/**
 * Reads a safe's state: owners, threshold, nonce, modules and change tags. The
 * owner's own RPC has the last word on all of it.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getSafeInfo } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getSafeInfo(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export async function getSafeInfo(
  client: GatewayClient,
  parameters: getSafeInfo.Parameters,
): Promise<getSafeInfo.ReturnType> {
  return client.request({
    call: 'getSafeInfo',
    path: safePath(parameters),
    options: parameters,
  })
}

export declare namespace getSafeInfo {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & CallOptions
  type ReturnType = SafeInfo
}
