import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, Collectible, Page } from '../schemas/index.ts'

/**
 * Lists the NFTs of a safe, page by page.
 *
 * `GET /v2/chains/{chainId}/safes/{safeAddress}/collectibles`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getCollectiblesPage } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getCollectiblesPage(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getCollectiblesPage: GatewayCall<
  getCollectiblesPage.Parameters,
  getCollectiblesPage.ReturnType
> = /* @__PURE__ */ call(
  'GET /v2/chains/{chainId}/safes/{safeAddress}/collectibles?trusted&exclude_spam&cursor',
)

export declare namespace getCollectiblesPage {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    /** True counts only what the gateway trusts. */
    readonly trusted?: boolean | undefined
    readonly excludeSpam?: boolean | undefined
    /** `limit=20&offset=20`; the gateway's own links carry one. */
    readonly cursor?: string | undefined
    /** A `next` or `previous` link; takes the place of the query. */
    readonly pageUrl?: string | null | undefined
  } & CallOptions
  type ReturnType = Page<Collectible>
}
