import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, OwnedSafes } from '../schemas/index.ts'

/**
 * Lists the safes of an owner on one chain.
 *
 * `GET /v1/chains/{chainId}/owners/{ownerAddress}/safes`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getOwnedSafes } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getOwnedSafes(client, {
 *   chainId: '1',
 *   ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getOwnedSafes: GatewayCall<
  getOwnedSafes.Parameters,
  getOwnedSafes.ReturnType
> = /* @__PURE__ */ call('GET /v1/chains/{chainId}/owners/{ownerAddress}/safes')

export declare namespace getOwnedSafes {
  type Parameters = {
    readonly chainId: string
    readonly ownerAddress: Address
  } & CallOptions
  type ReturnType = OwnedSafes
}
