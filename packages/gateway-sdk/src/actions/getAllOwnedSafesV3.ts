import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, AllOwnedSafes } from '../schemas/index.ts'

/**
 * Lists the safes of an owner by chain id; null where a chain failed.
 *
 * `GET /v3/owners/{ownerAddress}/safes`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getAllOwnedSafesV3 } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getAllOwnedSafesV3(client, {
 *   ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getAllOwnedSafesV3: GatewayCall<
  getAllOwnedSafesV3.Parameters,
  getAllOwnedSafesV3.ReturnType
> = /* @__PURE__ */ call('GET /v3/owners/{ownerAddress}/safes')

export declare namespace getAllOwnedSafesV3 {
  type Parameters = {
    readonly ownerAddress: Address
  } & CallOptions
  type ReturnType = AllOwnedSafes
}
