import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, AllOwnedSafes } from '../schemas/index.ts'

/**
 * Lists the safes of an owner by chain id.
 *
 * `GET /v1/owners/{ownerAddress}/safes`
 *
 * Newer gateways answer 404 here: use `getAllOwnedSafesV2`.
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getAllOwnedSafes } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getAllOwnedSafes(client, {
 *   ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getAllOwnedSafes: GatewayCall<
  getAllOwnedSafes.Parameters,
  getAllOwnedSafes.ReturnType
> = /* @__PURE__ */ call('GET /v1/owners/{ownerAddress}/safes')

export declare namespace getAllOwnedSafes {
  type Parameters = {
    readonly ownerAddress: Address
  } & CallOptions
  type ReturnType = AllOwnedSafes
}
