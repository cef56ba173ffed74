import { call } from '../client/call.ts'
import type { BareGatewayCall, CallOptions } from '../client/types.ts'
import type { ChainInfo, Page } from '../schemas/index.ts'

/**
 * Lists the chains the gateway serves.
 *
 * `GET /v1/chains`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getChainsConfig } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getChainsConfig(client)
 */
export const getChainsConfig: BareGatewayCall<
  getChainsConfig.Parameters,
  getChainsConfig.ReturnType
> = /* @__PURE__ */ call('GET /v1/chains?ordering&limit&offset&cursor')

export declare namespace getChainsConfig {
  type Parameters = {
    readonly ordering?: string | undefined
    readonly limit?: number | undefined
    readonly offset?: number | undefined
    /** `limit=20&offset=20`; the gateway's own links carry one. */
    readonly cursor?: string | undefined
    /** A `next` or `previous` link; takes the place of the query. */
    readonly pageUrl?: string | null | undefined
  } & CallOptions
  type ReturnType = Page<ChainInfo>
}
