import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { Address, NotificationTypeItem } from '../schemas/index.ts'

/**
 * Reads the notification types that a device gets for a safe. Needs the sign-in
 * cookie.
 *
 * `GET /v2/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getNotificationTypes } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getNotificationTypes(client, {
 *   chainId: '1',
 *   uuid: '0b2f3a52-8a1a-4f6e-9d3c-5f7f6f1c2d3e',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * })
 */
export const getNotificationTypes: GatewayCall<
  getNotificationTypes.Parameters,
  getNotificationTypes.ReturnType
> = /* @__PURE__ */ call(
  'GET /v2/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}',
  { credentials: 'include' },
)

export declare namespace getNotificationTypes {
  type Parameters = {
    readonly chainId: string
    /** Id of the device. */
    readonly uuid: string
    readonly safeAddress: Address
  } & CallOptions
  type ReturnType = NotificationTypeItem[]
}
