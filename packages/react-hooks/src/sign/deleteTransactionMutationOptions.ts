import { deleteTransaction, type GatewayClient } from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { invalidateSafe } from './invalidateSafe.ts'

/**
 * Removes a transaction from the gateway. What it changed is then read again.
 * Never tried again by itself.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { deleteTransactionMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = deleteTransactionMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function deleteTransactionMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, deleteTransaction, 'deleteTransaction', {
    changed: ({ chainId }) => invalidateSafe(queryClient, client, { chainId }),
  })
}
