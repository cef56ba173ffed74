import { type GatewayClient, proposeTransaction } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidateSafe } from './invalidateSafe.ts'

/**
 * Proposes a transaction, or adds a signature to one. Invalidates the queries
 * that it changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { proposeTransactionMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = proposeTransactionMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function proposeTransactionMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, proposeTransaction, 'proposeTransaction', {
    changed: ({ chainId, safeAddress }) =>
      invalidateSafe(queryClient, client, { chainId, safeAddress }),
  })
}
