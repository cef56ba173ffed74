import { type GatewayClient, registerDevice } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'

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
