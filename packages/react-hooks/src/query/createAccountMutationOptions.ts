import { createAccount, type GatewayClient } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidate } from './invalidate.ts'

/**
 * Lets a gateway store data about an owner who signed in. Invalidates the
 * queries that it changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { createAccountMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = createAccountMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function createAccountMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, createAccount, 'createAccount', {
    changed: ({ address }) =>
      invalidate(
        queryClient,
        client,
        ['gatewayAccount', 'accountDataSettings'],
        { address },
      ),
  })
}
