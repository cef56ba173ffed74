'use client'
import type { getNotificationTypes } from '@strongroom/gateway-sdk'
import { notificationTypesQueryOptions } from '../query/notificationTypesQueryOptions.ts'
import type { QueryParameters } from '../query/QueryParameters.ts'
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
