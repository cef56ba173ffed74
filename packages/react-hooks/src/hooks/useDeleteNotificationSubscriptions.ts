'use client'
import type { deleteNotificationSubscriptions } from '@strongroom/gateway-sdk'
import type { MutationVariables } from '../query/callMutation.ts'
import { deleteNotificationSubscriptionsMutationOptions } from '../query/deleteNotificationSubscriptionsMutationOptions.ts'
import {
  type MutationHookOptions,
  useOptionsMutation,
} from './useOptionsMutation.ts'

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
