import { mutation, query } from './defineHooks.ts'

export const notifications = [
  query({
    call: 'getNotificationTypes',
    name: 'notificationTypes',
    docs: 'Notification types that a device gets for a safe.',
    hookDocs: 'Reads the notification types that a device gets for a safe.',
  }),
  query({
    call: 'getWebPushKey',
    name: 'webPushKey',
    docs: 'Key that browsers subscribe to push messages with.',
    hookDocs: 'Reads the key that browsers subscribe to push messages with.',
  }),
  mutation({
    call: 'registerDevice',
    docs: "Subscribes a device to safes, in the first version's form.",
    changes: { queries: ['notificationTypes'], of: [] },
    secret: 'The token reaches the device.',
  }),
  mutation({
    call: 'registerDeviceV2',
    docs: 'Subscribes a device to safes.',
    changes: { queries: ['notificationTypes'], of: [] },
    secret: 'The token reaches the device.',
  }),
  mutation({
    call: 'unregisterDevice',
    docs: "Removes a device and its subscriptions, in the first version's form.",
    changes: { queries: ['notificationTypes'], of: ['uuid'] },
  }),
  mutation({
    call: 'unregisterDeviceV2',
    docs: 'Removes a device and its subscriptions.',
    changes: { queries: ['notificationTypes'], of: ['uuid'] },
  }),
  mutation({
    call: 'unregisterSafe',
    docs: "Unsubscribes a device from a safe, in the first version's form.",
    changes: {
      queries: ['notificationTypes'],
      of: ['chainId', 'uuid', 'safeAddress'],
    },
  }),
  mutation({
    call: 'unregisterSafeV2',
    docs: 'Unsubscribes a device from a safe.',
    changes: {
      queries: ['notificationTypes'],
      of: ['chainId', 'uuid', 'safeAddress'],
    },
  }),
  mutation({
    call: 'deleteNotificationSubscriptions',
    docs: 'Deletes subscriptions of devices to safes.',
    changes: { queries: ['notificationTypes'], of: [] },
  }),
  mutation({
    call: 'unsubscribeSingle',
    docs: "Ends one kind of e-mails that a link's token is for.",
    secret: 'The token is as good as a password for its one purpose.',
  }),
  mutation({
    call: 'unsubscribeAll',
    docs: "Ends all e-mails that a link's token is for.",
    secret: 'The token is as good as a password for its one purpose.',
  }),
]
