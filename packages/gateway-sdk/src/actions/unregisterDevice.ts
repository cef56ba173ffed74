import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'

/**
 * Removes a device.
 *
 * `DELETE /v1/chains/{chainId}/notifications/devices/{uuid}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, unregisterDevice } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await unregisterDevice(client, {
 *   chainId: '1',
 *   uuid: '0b2f3a52-8a1a-4f6e-9d3c-5f7f6f1c2d3e',
 * })
 */
export const unregisterDevice: GatewayCall<unregisterDevice.Parameters, void> =
  /* @__PURE__ */ call(
    'DELETE /v1/chains/{chainId}/notifications/devices/{uuid}',
    { empty: true },
  )

export declare namespace unregisterDevice {
  type Parameters = {
    readonly chainId: string
    /** Id of the device. */
    readonly uuid: string
  } & CallOptions
}
