import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, AllOwnedSafes } from '../schemas/index.ts'

/**
 * Lists the safes of an owner by chain id; null where a chain failed.
 *
 * `GET /v2/owners/{ownerAddress}/safes`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getAllOwnedSafesV2 } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getAllOwnedSafesV2(client, {
 *   ownerAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getAllOwnedSafesV2: GatewayCall<
  getAllOwnedSafesV2.Parameters,
  getAllOwnedSafesV2.ReturnType
> = /* @__PURE__ */ call('GET /v2/owners/{ownerAddress}/safes')

export declare namespace getAllOwnedSafesV2 {
  type Parameters = {
    readonly ownerAddress: Address
  } & CallOptions
  type ReturnType = AllOwnedSafes
}
