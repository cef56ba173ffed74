import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { SafeApp } from '../schemas/index.ts'

/**
 * Lists the apps for a chain.
 *
 * `GET /v1/chains/{chainId}/safe-apps`
 *
 * Sends `clientUrl` under the older and the newer of its names.
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getSafeApps } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getSafeApps(client, { chainId: '1' })
 */
export const getSafeApps: GatewayCall<
  getSafeApps.Parameters,
  getSafeApps.ReturnType
> = /* @__PURE__ */ call(
  'GET /v1/chains/{chainId}/safe-apps?client_url&clientUrl&url',
)

export declare namespace getSafeApps {
  type Parameters = {
    readonly chainId: string
    /** Origin of the asking wallet, for apps that are not for all. */
    readonly clientUrl?: string | undefined
    /** The app's own. */
    readonly url?: string | undefined
  } & CallOptions
  type ReturnType = SafeApp[]
}
