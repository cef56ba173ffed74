import {
  notificationTypeItemsSchema,
  registeredDeviceSchema,
  webPushKeySchema,
} from '../entities/notifications.ts'
import {
  deleteSubscriptionsBodySchema,
  registerDeviceBodySchema,
  registerDeviceV2BodySchema,
} from '../requests/notifications.ts'
import { defineCalls } from './defineCalls.ts'
import { examples } from './examples.ts'
import { choice, required, uuidParameter } from './parameters.ts'

const token = required(uuidParameter('From the link in the mail.'))

export const notificationsCalls = defineCalls({
  registerDevice: {
    method: 'POST',
    path: '/v1/register/notifications',
    summary: 'Registers a device for push notifications about safes.',
    body: registerDeviceBodySchema,
    published: { body: 'RegisterNotificationsRequest' },
    example: {
      cloudMessagingToken: 'token',
      buildNumber: '1',
      bundle: 'example',
      deviceType: 'WEB',
      version: '1.0.0',
      safeRegistrations: [],
    },
  },
  registerDeviceV2: {
    method: 'POST',
    path: '/v2/register/notifications',
    summary:
      'Registers a device and chooses its notifications. The sign-in cookie identifies the owner.',
    body: registerDeviceV2BodySchema,
    answer: registeredDeviceSchema,
    status: 201,
    credentials: 'include',
    example: {
      cloudMessagingToken: 'token',
      deviceType: 'WEB',
      safes: [
        {
          chainId: examples.chainId,
          address: examples.safe,
          notificationTypes: ['INCOMING_ETHER'],
        },
      ],
    },
  },
  getNotificationTypes: {
    method: 'GET',
    path: '/v2/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}',
    summary:
      'Reads the notification types that a device gets for a safe. Needs the sign-in cookie.',
    answer: notificationTypeItemsSchema,
    credentials: 'include',
    example: {
      chainId: examples.chainId,
      uuid: examples.uuid,
      safeAddress: examples.safe,
    },
  },
  getWebPushKey: {
    method: 'GET',
    path: '/v2/notifications/web-push',
    summary:
      'Reads the key that browsers subscribe to push messages with. A gateway without web push answers 404.',
    answer: webPushKeySchema,
    example: {},
  },
  unregisterSafe: {
    method: 'DELETE',
    path: '/v1/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}',
    summary: 'Stops telling a device about a safe.',
    published: {
      names: { safeAddress: 'safe_address' },
      order: ['chainId', 'safeAddress', 'uuid'],
    },
    example: {
      chainId: examples.chainId,
      uuid: examples.uuid,
      safeAddress: examples.safe,
    },
  },
  unregisterSafeV2: {
    method: 'DELETE',
    path: '/v2/chains/{chainId}/notifications/devices/{uuid}/safes/{safeAddress}',
    summary: 'Stops telling a device about a safe.',
    credentials: 'include',
    example: {
      chainId: examples.chainId,
      uuid: examples.uuid,
      safeAddress: examples.safe,
    },
  },
  unregisterDevice: {
    method: 'DELETE',
    path: '/v1/chains/{chainId}/notifications/devices/{uuid}',
    summary: 'Removes a device.',
    published: {},
    example: { chainId: examples.chainId, uuid: examples.uuid },
  },
  unregisterDeviceV2: {
    method: 'DELETE',
    path: '/v2/chains/{chainId}/notifications/devices/{uuid}',
    summary: 'Removes a device.',
    credentials: 'include',
    example: { chainId: examples.chainId, uuid: examples.uuid },
  },
  deleteNotificationSubscriptions: {
    method: 'DELETE',
    path: '/v2/notifications/subscriptions',
    summary: 'Stops telling devices about several safes at once.',
    body: deleteSubscriptionsBodySchema,
    example: {
      subscriptions: [
        {
          chainId: examples.chainId,
          deviceUuid: examples.uuid,
          safeAddress: examples.safe,
        },
      ],
    },
  },
  unsubscribeSingle: {
    method: 'DELETE',
    path: '/v1/subscriptions',
    summary: 'Stops one kind of e-mail.',
    query: {
      category: required(
        choice('Kind of mails; there is one.', ['account_recovery']),
      ),
      token,
    },
    published: { query: ': { category: string; token: string }' },
    example: { category: 'account_recovery', token: examples.uuid },
  },
  unsubscribeAll: {
    method: 'DELETE',
    path: '/v1/subscriptions/all',
    summary: 'Stops every e-mail.',
    query: { token },
    published: { query: ': { token: string }' },
    example: { token: examples.uuid },
  },
})
