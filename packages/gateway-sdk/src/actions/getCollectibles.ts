import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, Collectible } from '../schemas/index.ts'

/**
 * Lists all NFTs of a safe.
 *
 * `GET /v1/chains/{chainId}/safes/{safeAddress}/collectibles`
 *
 * Newer gateways answer 404 here: use `getCollectiblesPage`.
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getCollectibles } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getCollectibles(client, {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getCollectibles: GatewayCall<
  getCollectibles.Parameters,
  getCollectibles.ReturnType
> = /* @__PURE__ */ call(
  'GET /v1/chains/{chainId}/safes/{safeAddress}/collectibles?trusted&exclude_spam',
)

export declare namespace getCollectibles {
  type Parameters = {
    readonly chainId: string
    readonly safeAddress: Address
    /** True counts only what the gateway trusts. */
    readonly trusted?: boolean | undefined
    readonly excludeSpam?: boolean | undefined
  } & CallOptions
  type ReturnType = Collectible[]
}
