import { call } from '../client/call.ts'
import type { CallOptions, GatewayCall } from '../client/types.ts'
import type { DeleteSubscriptionsBody } from '../schemas/index.ts'

/**
 * Stops telling devices about several safes at once.
 *
 * `DELETE /v2/notifications/subscriptions`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, deleteNotificationSubscriptions } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * await deleteNotificationSubscriptions(client, {
 *   subscriptions: [{ chainId: '1', deviceUuid: '0b2f3a52-8a1a-4f6e-9d3c-5f7f6f1c2d3e', safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe' }],
 * })
 */
export const deleteNotificationSubscriptions: GatewayCall<
  deleteNotificationSubscriptions.Parameters,
  void
> = /* @__PURE__ */ call('DELETE /v2/notifications/subscriptions', {
  empty: true,
})

export declare namespace deleteNotificationSubscriptions {
  type Parameters = DeleteSubscriptionsBody & CallOptions
}
