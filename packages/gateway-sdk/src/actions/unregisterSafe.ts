import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address } from '../schemas/index.ts'

/**
 * Stops telling a device about a safe.
 *
 * `DELETE /v1/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, unregisterSafe } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await unregisterSafe(client, {
 *   chainId: '1',
 *   uuid: '0b2f3a52-8a1a-4f6e-9d3c-5f7f6f1c2d3e',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const unregisterSafe: GatewayCall<unregisterSafe.Parameters, void> =
  /* @__PURE__ */ call(
    'DELETE /v1/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}',
    { empty: true },
  )

export declare namespace unregisterSafe {
  type Parameters = {
    readonly chainId: string
    /** Id of the device. */
    readonly uuid: string
    readonly safeAddress: Address
  } & CallOptions
}
