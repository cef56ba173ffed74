import { type GatewayClient, unregisterDevice } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'

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
