import { type GatewayClient, verifyAuth } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { resetSession } from './resetSession.ts'

/**
 * Signs in with a signed message. Removes the private queries of another
 * session at once. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { verifyAuthMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = verifyAuthMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function verifyAuthMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, verifyAuth, 'verifyAuth', {
    changed: () => resetSession(queryClient, client),
    // Signed once: the signature is the way in.
    gcTime: 0,
  })
}
