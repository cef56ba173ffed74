import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { RegisterDeviceBody } from '../schemas/index.ts'

/**
 * Registers a device for push notifications about safes.
 *
 * `POST /v1/register/notifications`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, registerDevice } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await registerDevice(client, {
 *   cloudMessagingToken: '…',
 *   buildNumber: '1',
 *   bundle: 'example',
 *   deviceType: 'WEB',
 *   version: '1.0.0',
 *   safeRegistrations: [],
 * })
 */
export const registerDevice: GatewayCall<registerDevice.Parameters, void> =
  /* @__PURE__ */ call('POST /v1/register/notifications', { empty: true })

export declare namespace registerDevice {
  type Parameters = RegisterDeviceBody & CallOptions
}
