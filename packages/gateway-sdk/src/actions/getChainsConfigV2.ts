import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { ChainInfo, Page } from '../schemas/index.ts'

/**
 * Lists the chains the gateway serves an application.
 *
 * `GET /v2/chains`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getChainsConfigV2 } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getChainsConfigV2(client, { serviceKey: 'WALLET_WEB' })
 */
export const getChainsConfigV2: GatewayCall<
  getChainsConfigV2.Parameters,
  getChainsConfigV2.ReturnType
> = /* @__PURE__ */ call('GET /v2/chains?serviceKey&cursor')

export declare namespace getChainsConfigV2 {
  type Parameters = {
    /** Names the application; the features depend on it. */
    readonly serviceKey: string
    /** `limit=20&offset=20`; the gateway's own links carry one. */
    readonly cursor?: string | undefined
    /** A `next` or `previous` link; takes the place of the query. */
    readonly pageUrl?: string | null | undefined
  } & CallOptions
  type ReturnType = Page<ChainInfo>
}
