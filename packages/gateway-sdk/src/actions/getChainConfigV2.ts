import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { ChainInfo } from '../schemas/index.ts'

/**
 * Reads one chain's settings for an application.
 *
 * `GET /v2/chains/{chainId}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getChainConfigV2 } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getChainConfigV2(client, { chainId: '1', serviceKey: 'WALLET_WEB' })
 */
export const getChainConfigV2: GatewayCall<
  getChainConfigV2.Parameters,
  getChainConfigV2.ReturnType
> = /* @__PURE__ */ call('GET /v2/chains/{chainId}?serviceKey')

export declare namespace getChainConfigV2 {
  type Parameters = {
    readonly chainId: string
    /** Names the application; the features depend on it. */
    readonly serviceKey: string
  } & CallOptions
  type ReturnType = ChainInfo
}
