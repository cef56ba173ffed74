import {
  deleteNotificationSubscriptions,
  type GatewayClient,
  getNotificationTypes,
  registerDevice,
  registerDeviceV2,
  unregisterDevice,
  unregisterDeviceV2,
  unregisterSafe,
  unregisterSafeV2,
  unsubscribeAll,
  unsubscribeSingle,
} from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { callQuery } from './callQuery.ts'
import { invalidate } from './invalidate.ts'
import type { QueryParameters } from './QueryParameters.ts'

/**
 * Notification types that a device gets for a safe.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { notificationTypesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   notificationTypesQueryOptions(client, {
 *     chainId: '1',
 *     uuid: '11111111-2222-4333-8444-555555555555',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function notificationTypesQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getNotificationTypes>,
) {
  return callQuery(
    client,
    getNotificationTypes,
    'notificationTypes',
    parameters,
    ['chainId', 'uuid', 'safeAddress'],
  )
}

/**
 * Subscribes a device to safes, in the first version's form. Invalidates the
 * queries that it changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { registerDeviceMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = registerDeviceMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function registerDeviceMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, registerDevice, 'registerDevice', {
    changed: () => invalidate(queryClient, client, ['notificationTypes']),
    // The token reaches the device.
    gcTime: 0,
  })
}

/**
 * Subscribes a device to safes. Invalidates the queries that it changed. Runs
 * once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { registerDeviceV2MutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = registerDeviceV2MutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function registerDeviceV2MutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, registerDeviceV2, 'registerDeviceV2', {
    changed: () => invalidate(queryClient, client, ['notificationTypes']),
    // The token reaches the device.
    gcTime: 0,
  })
}

/**
 * Removes a device and its subscriptions, in the first version's form.
 * Invalidates the queries that it changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { unregisterDeviceMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = unregisterDeviceMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function unregisterDeviceMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, unregisterDevice, 'unregisterDevice', {
    changed: ({ uuid }) =>
      invalidate(queryClient, client, ['notificationTypes'], { uuid }),
  })
}

/**
 * Removes a device and its subscriptions. Invalidates the queries that it
 * changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { unregisterDeviceV2MutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = unregisterDeviceV2MutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function unregisterDeviceV2MutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, unregisterDeviceV2, 'unregisterDeviceV2', {
    changed: ({ uuid }) =>
      invalidate(queryClient, client, ['notificationTypes'], { uuid }),
  })
}

/**
 * Unsubscribes a device from a safe, in the first version's form. Invalidates
 * the queries that it changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { unregisterSafeMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = unregisterSafeMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function unregisterSafeMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, unregisterSafe, 'unregisterSafe', {
    changed: ({ chainId, uuid, safeAddress }) =>
      invalidate(queryClient, client, ['notificationTypes'], {
        chainId,
        uuid,
        safeAddress,
      }),
  })
}

/**
 * Unsubscribes a device from a safe. Invalidates the queries that it changed.
 * Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { unregisterSafeV2MutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = unregisterSafeV2MutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function unregisterSafeV2MutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, unregisterSafeV2, 'unregisterSafeV2', {
    changed: ({ chainId, uuid, safeAddress }) =>
      invalidate(queryClient, client, ['notificationTypes'], {
        chainId,
        uuid,
        safeAddress,
      }),
  })
}

/**
 * Deletes subscriptions of devices to safes. Invalidates the queries that it
 * changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { deleteNotificationSubscriptionsMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = deleteNotificationSubscriptionsMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function deleteNotificationSubscriptionsMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(
    client,
    deleteNotificationSubscriptions,
    'deleteNotificationSubscriptions',
    {
      changed: () => invalidate(queryClient, client, ['notificationTypes']),
    },
  )
}

/**
 * Ends one kind of e-mails that a link’s token is for. Runs once, without
 * retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { unsubscribeSingleMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = unsubscribeSingleMutationOptions(createGatewayClient())
 */
export function unsubscribeSingleMutationOptions(client: GatewayClient) {
  return callMutation(client, unsubscribeSingle, 'unsubscribeSingle', {
    // The token is as good as a password for its one purpose.
    gcTime: 0,
  })
}

/**
 * Ends all e-mails that a link’s token is for. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { unsubscribeAllMutationOptions } from '@strongroom/react-hooks/query'
 *
 * const options = unsubscribeAllMutationOptions(createGatewayClient())
 */
export function unsubscribeAllMutationOptions(client: GatewayClient) {
  return callMutation(client, unsubscribeAll, 'unsubscribeAll', {
    // The token is as good as a password for its one purpose.
    gcTime: 0,
  })
}
