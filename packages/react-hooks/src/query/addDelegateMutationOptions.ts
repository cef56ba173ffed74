import { addDelegate, type GatewayClient } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'

/**
 * Lets an account propose for an owner. Invalidates the queries that it
 * changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { addDelegateMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = addDelegateMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function addDelegateMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, addDelegate, 'addDelegate', {
    changed: ({ chainId }) =>
      invalidate(queryClient, client, ['delegates'], { chainId }),
  })
}
