import { type GatewayClient, registerDeviceV2 } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'

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
