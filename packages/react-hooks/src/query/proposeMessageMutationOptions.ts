import { type GatewayClient, proposeSafeMessage } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidateMessages } from './invalidateMessages.ts'

/**
 * Proposes a message with its first signature. Invalidates the queries that it
 * changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { proposeMessageMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = proposeMessageMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function proposeMessageMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, proposeSafeMessage, 'proposeMessage', {
    changed: ({ chainId }) =>
      invalidateMessages(queryClient, client, { chainId }),
  })
}
