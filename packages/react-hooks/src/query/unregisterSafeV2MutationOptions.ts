import { type GatewayClient, unregisterSafeV2 } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'

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
