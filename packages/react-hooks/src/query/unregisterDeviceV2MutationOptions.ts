import { type GatewayClient, unregisterDeviceV2 } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'

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
