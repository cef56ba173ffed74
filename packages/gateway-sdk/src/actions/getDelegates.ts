import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, Delegate, Page } from '../schemas/index.ts'

/**
 * Lists delegates. At least one filter is needed.
 *
 * `GET /v2/chains/{chainId}/delegates`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getDelegates } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getDelegates(client, {
 *   chainId: '1',
 *   safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getDelegates: GatewayCall<
  getDelegates.Parameters,
  getDelegates.ReturnType
> = /* @__PURE__ */ call(
  'GET /v2/chains/{chainId}/delegates?safe&delegate&delegator&label&cursor',
)

export declare namespace getDelegates {
  type Parameters = {
    readonly chainId: string
    readonly safe?: Address | undefined
    readonly delegate?: Address | undefined
    readonly delegator?: Address | undefined
    readonly label?: string | undefined
    /** `limit=20&offset=20`; the gateway's own links carry one. */
    readonly cursor?: string | undefined
    /** A `next` or `previous` link; takes the place of the query. */
    readonly pageUrl?: string | null | undefined
  } & CallOptions
  type ReturnType = Page<Delegate>
}
