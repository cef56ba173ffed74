import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'

/**
 * Removes a device.
 *
 * `DELETE /v2/chains/{chainId}/notifications/devices/{uuid}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, unregisterDeviceV2 } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await unregisterDeviceV2(client, {
 *   chainId: '1',
 *   uuid: '0b2f3a52-8a1a-4f6e-9d3c-5f7f6f1c2d3e',
 * })
 */
export const unregisterDeviceV2: GatewayCall<
  unregisterDeviceV2.Parameters,
  void
> = /* @__PURE__ */ call(
  'DELETE /v2/chains/{chainId}/notifications/devices/{uuid}',
  { empty: true, credentials: 'include' },
)

export declare namespace unregisterDeviceV2 {
  type Parameters = {
    readonly chainId: string
    /** Id of the device. */
    readonly uuid: string
  } & CallOptions
}
