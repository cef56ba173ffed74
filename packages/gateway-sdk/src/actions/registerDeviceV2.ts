import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type {
  RegisterDeviceV2Body,
  RegisteredDevice,
} from '../schemas/index.ts'

/**
 * Registers a device and chooses its notifications. The sign-in cookie
 * identifies the owner.
 *
 * `POST /v2/register/notifications`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, registerDeviceV2 } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await registerDeviceV2(client, {
 *   cloudMessagingToken: '…',
 *   deviceType: 'WEB',
 *   safes: [{ chainId: '1', address: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe', notificationTypes: ['INCOMING_ETHER'] }],
 * })
 */
export const registerDeviceV2: GatewayCall<
  registerDeviceV2.Parameters,
  registerDeviceV2.ReturnType
> = /* @__PURE__ */ call('POST /v2/register/notifications', {
  credentials: 'include',
})

export declare namespace registerDeviceV2 {
  type Parameters = RegisterDeviceV2Body & CallOptions
  type ReturnType = RegisteredDevice
}
