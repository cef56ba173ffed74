import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { ChainInfo } from '../schemas/index.ts'

/**
 * Reads one chain's settings.
 *
 * `GET /v1/chains/{chainId}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getChainConfig } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getChainConfig(client, { chainId: '1' })
 */
export const getChainConfig: GatewayCall<
  getChainConfig.Parameters,
  getChainConfig.ReturnType
> = /* @__PURE__ */ call('GET /v1/chains/{chainId}')

export declare namespace getChainConfig {
  type Parameters = {
    readonly chainId: string
  } & CallOptions
  type ReturnType = ChainInfo
}
