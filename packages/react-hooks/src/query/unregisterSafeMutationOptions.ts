import { type GatewayClient, unregisterSafe } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'

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
