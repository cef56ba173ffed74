import type { RegisterNotificationsRequest } from './requests.ts'
import { send } from './transport.ts'

/** Registers a device for notifications. `POST /v1/register/notifications` */
export function registerDevice(
  body: RegisterNotificationsRequest,
): Promise<void> {
  return send('POST', '/v1/register/notifications', {}, { body })
}

/** Ends a device's notifications of a safe. `DELETE /v1/chains/{chainId}/notifications/devices/{uuid}/safes/{safe_address}` */
export function unregisterSafe(
  chainId: string,
  address: string,
  uuid: string,
): Promise<void> {
  return send(
    'DELETE',
    '/v1/chains/{chainId}/notifications/devices/{uuid}/safes/{safe_address}',
    { chainId, safe_address: address, uuid },
  )
}

/** Ends a device's notifications. `DELETE /v1/chains/{chainId}/notifications/devices/{uuid}` */
export function unregisterDevice(chainId: string, uuid: string): Promise<void> {
  return send('DELETE', '/v1/chains/{chainId}/notifications/devices/{uuid}', {
    chainId,
    uuid,
  })
}

/** Ends e-mails of a category. `DELETE /v1/subscriptions` */
export function unsubscribeSingle(query: {
  category: string
  token: string
}): Promise<void> {
  return send('DELETE', '/v1/subscriptions', {}, { query })
}

/** Ends all e-mails. `DELETE /v1/subscriptions/all` */
export function unsubscribeAll(query: { token: string }): Promise<void> {
  return send('DELETE', '/v1/subscriptions/all', {}, { query })
}
