import { deleteAccount, type GatewayClient } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { resetSession } from './resetSession.ts'

/**
 * Deletes an owner's account at a gateway. Invalidates the queries that it
 * changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { deleteAccountMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = deleteAccountMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function deleteAccountMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, deleteAccount, 'deleteAccount', {
    changed: () => resetSession(queryClient, client),
  })
}
