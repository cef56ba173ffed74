'use client'
import type {
  deleteNotificationSubscriptions,
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
import type { MutationVariables } from '../calls/callMutation.ts'
import {
  deleteNotificationSubscriptionsMutationOptions,
  notificationTypesQueryOptions,
  registerDeviceMutationOptions,
  registerDeviceV2MutationOptions,
  unregisterDeviceMutationOptions,
  unregisterDeviceV2MutationOptions,
  unregisterSafeMutationOptions,
  unregisterSafeV2MutationOptions,
  unsubscribeAllMutationOptions,
  unsubscribeSingleMutationOptions,
} from '../calls/notifications.ts'
import type { QueryParameters } from '../calls/QueryParameters.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'
import { type QueryHookOptions, useOptionsQuery } from './useOptionsQuery.ts'

/**
 * Reads the notification types that a device gets for a safe. Waits while a
 * needed parameter is missing.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useNotificationTypes } from '@strongroom/react-hooks'
 *
 * export function Example() {
 *   const { data, error, isPending } = useNotificationTypes({
 *     chainId: '1',
 *     uuid: '11111111-2222-4333-8444-555555555555',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   return isPending ? 'Loading' : (error?.message ?? JSON.stringify(data))
 * }
 */
export function useNotificationTypes<TData = getNotificationTypes.ReturnType>(
  parameters: useNotificationTypes.Parameters<TData>,
) {
  return useOptionsQuery<
    QueryParameters<typeof getNotificationTypes>,
    getNotificationTypes.ReturnType,
    TData
  >('useNotificationTypes', notificationTypesQueryOptions, parameters)
}

export declare namespace useNotificationTypes {
  type Parameters<TData = getNotificationTypes.ReturnType> = QueryParameters<
    typeof getNotificationTypes
  > &
    QueryHookOptions<getNotificationTypes.ReturnType, TData>
}

/**
 * Subscribes a device to safes, in the first version's form. Invalidates the
 * queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useRegisterDevice } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useRegisterDevice()
 *   return isPending ? undefined : mutate
 * }
 */
export function useRegisterDevice(
  parameters: useRegisterDevice.Parameters = {},
) {
  return useOptionsMutation(
    'useRegisterDevice',
    registerDeviceMutationOptions,
    parameters,
  )
}

export declare namespace useRegisterDevice {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof registerDevice>>,
    MutationVariables<typeof registerDevice>
  >
}

/**
 * Subscribes a device to safes. Invalidates the queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useRegisterDeviceV2 } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useRegisterDeviceV2()
 *   return isPending ? undefined : mutate
 * }
 */
export function useRegisterDeviceV2(
  parameters: useRegisterDeviceV2.Parameters = {},
) {
  return useOptionsMutation(
    'useRegisterDeviceV2',
    registerDeviceV2MutationOptions,
    parameters,
  )
}

export declare namespace useRegisterDeviceV2 {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof registerDeviceV2>>,
    MutationVariables<typeof registerDeviceV2>
  >
}

/**
 * Removes a device and its subscriptions, in the first version's form.
 * Invalidates the queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useUnregisterDevice } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useUnregisterDevice()
 *   return isPending ? undefined : mutate
 * }
 */
export function useUnregisterDevice(
  parameters: useUnregisterDevice.Parameters = {},
) {
  return useOptionsMutation(
    'useUnregisterDevice',
    unregisterDeviceMutationOptions,
    parameters,
  )
}

export declare namespace useUnregisterDevice {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof unregisterDevice>>,
    MutationVariables<typeof unregisterDevice>
  >
}

/**
 * Removes a device and its subscriptions. Invalidates the queries that it
 * changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useUnregisterDeviceV2 } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useUnregisterDeviceV2()
 *   return isPending ? undefined : mutate
 * }
 */
export function useUnregisterDeviceV2(
  parameters: useUnregisterDeviceV2.Parameters = {},
) {
  return useOptionsMutation(
    'useUnregisterDeviceV2',
    unregisterDeviceV2MutationOptions,
    parameters,
  )
}

export declare namespace useUnregisterDeviceV2 {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof unregisterDeviceV2>>,
    MutationVariables<typeof unregisterDeviceV2>
  >
}

/**
 * Unsubscribes a device from a safe, in the first version's form. Invalidates
 * the queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useUnregisterSafe } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useUnregisterSafe()
 *   return isPending ? undefined : mutate
 * }
 */
export function useUnregisterSafe(
  parameters: useUnregisterSafe.Parameters = {},
) {
  return useOptionsMutation(
    'useUnregisterSafe',
    unregisterSafeMutationOptions,
    parameters,
  )
}

export declare namespace useUnregisterSafe {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof unregisterSafe>>,
    MutationVariables<typeof unregisterSafe>
  >
}

/**
 * Unsubscribes a device from a safe. Invalidates the queries that it changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useUnregisterSafeV2 } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useUnregisterSafeV2()
 *   return isPending ? undefined : mutate
 * }
 */
export function useUnregisterSafeV2(
  parameters: useUnregisterSafeV2.Parameters = {},
) {
  return useOptionsMutation(
    'useUnregisterSafeV2',
    unregisterSafeV2MutationOptions,
    parameters,
  )
}

export declare namespace useUnregisterSafeV2 {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof unregisterSafeV2>>,
    MutationVariables<typeof unregisterSafeV2>
  >
}

/**
 * Deletes subscriptions of devices to safes. Invalidates the queries that it
 * changed.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useDeleteNotificationSubscriptions } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useDeleteNotificationSubscriptions()
 *   return isPending ? undefined : mutate
 * }
 */
export function useDeleteNotificationSubscriptions(
  parameters: useDeleteNotificationSubscriptions.Parameters = {},
) {
  return useOptionsMutation(
    'useDeleteNotificationSubscriptions',
    deleteNotificationSubscriptionsMutationOptions,
    parameters,
  )
}

export declare namespace useDeleteNotificationSubscriptions {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof deleteNotificationSubscriptions>>,
    MutationVariables<typeof deleteNotificationSubscriptions>
  >
}

/**
 * Ends one kind of e-mails that a link’s token is for.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useUnsubscribeSingle } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useUnsubscribeSingle()
 *   return isPending ? undefined : mutate
 * }
 */
export function useUnsubscribeSingle(
  parameters: useUnsubscribeSingle.Parameters = {},
) {
  return useOptionsMutation(
    'useUnsubscribeSingle',
    unsubscribeSingleMutationOptions,
    parameters,
  )
}

export declare namespace useUnsubscribeSingle {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof unsubscribeSingle>>,
    MutationVariables<typeof unsubscribeSingle>
  >
}

/**
 * Ends all e-mails that a link’s token is for.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useUnsubscribeAll } from '@strongroom/react-hooks'
 *
 * export function useExample() {
 *   const { mutate, isPending } = useUnsubscribeAll()
 *   return isPending ? undefined : mutate
 * }
 */
export function useUnsubscribeAll(
  parameters: useUnsubscribeAll.Parameters = {},
) {
  return useOptionsMutation(
    'useUnsubscribeAll',
    unsubscribeAllMutationOptions,
    parameters,
  )
}

export declare namespace useUnsubscribeAll {
  type Parameters = MutationHookOptions<
    Awaited<ReturnType<typeof unsubscribeAll>>,
    MutationVariables<typeof unsubscribeAll>
  >
}
