import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, SafeInfo } from '../schemas/index.ts'

/**
 * Reads the state of a safe.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}`
 *
 * Status 404: the gateway has not seen the safe (yet).
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
export const getSafeInfo: GatewayCall<
  getSafeInfo.Parameters,
  getSafeInfo.ReturnType
> = /* @__PURE__ */ call('GET /v1/chains/{chainId}/safes/{safeAddress}')

export declare namespace getSafeInfo {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
  } & CallOptions
  type ReturnType = SafeInfo
}
