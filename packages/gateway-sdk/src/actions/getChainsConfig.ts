import type { CallOptions, GatewayClient } from '../client/types.ts'
import { pagePath } from '../paging/pagePath.ts'
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
 * const { results } = await getChainsConfig(client)
 */
export async function getChainsConfig(
  client: GatewayClient,
  parameters: getChainsConfig.Parameters = {},
): Promise<getChainsConfig.ReturnType> {
  const { serviceKey } = parameters
  const { pageUrl } = parameters
  return client.request({
    call: 'getChainsConfig',
    ...(pageUrl
      ? { path: pagePath(client, pageUrl) }
      : {
          path: `/${serviceKey ? 'v2' : 'v1'}/chains`,
          query: {
            serviceKey,
            ordering: parameters.ordering,
            limit: parameters.limit,
            offset: parameters.offset,
            cursor: parameters.cursor,
          },
        }),
    options: parameters,
  })
}

export declare namespace getChainsConfig {
  type Parameters = {
    /** Uses `/v2`, whose features depend on the key. */
    readonly serviceKey?: string | undefined
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
