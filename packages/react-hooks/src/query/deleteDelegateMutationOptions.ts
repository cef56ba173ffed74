import { deleteDelegate, type GatewayClient } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'

/**
 * Removes a delegate. Invalidates the queries that it changed. Runs once,
 * without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { deleteDelegateMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = deleteDelegateMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function deleteDelegateMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, deleteDelegate, 'deleteDelegate', {
    changed: ({ chainId }) =>
      invalidate(queryClient, client, ['delegates'], { chainId }),
  })
}
