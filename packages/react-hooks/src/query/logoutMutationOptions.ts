import { type GatewayClient, logout } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { resetSession } from './resetSession.ts'

/**
 * Ends the session at the gateway. Removes its private queries at once. Runs
 * once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { logoutMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = logoutMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function logoutMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, logout, 'logout', {
    changed: () => resetSession(queryClient, client),
  })
}
