import { deleteTransaction, type GatewayClient } from '@strongroom/gateway-sdk'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { invalidateSafe } from './invalidateSafe.ts'

/**
 * Removes a transaction from the gateway. Afterwards what it changed
 * is read again. Never tried again by itself.
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
  return mutationOptions({
    mutationKey: ['strongroom', 'deleteTransaction', { scope: client.uid }],
    mutationFn: (variables: deleteTransaction.Parameters) =>
      deleteTransaction(client, variables),
    retry: false,
    onSuccess: (_, { chainId }) => {
      invalidateSafe(queryClient, client, { chainId })
    },
  })
}
