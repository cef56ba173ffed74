import {
  deleteNotificationSubscriptions,
  type GatewayClient,
} from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'

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
