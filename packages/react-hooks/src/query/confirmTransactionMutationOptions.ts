import { confirmTransaction, type GatewayClient } from '@strongroom/gateway-sdk'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { invalidateSafe } from './invalidateSafe.ts'

/**
 * Adds an owner's confirmation. Afterwards what it changed
 * is read again. Never tried again by itself.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { confirmTransactionMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = confirmTransactionMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function confirmTransactionMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return mutationOptions({
    mutationKey: ['strongroom', 'confirmTransaction', { scope: client.uid }],
    mutationFn: (variables: confirmTransaction.Parameters) =>
      confirmTransaction(client, variables),
    retry: false,
    onSuccess: ({ safeAddress }, { chainId }) => {
      invalidateSafe(queryClient, client, { chainId, safeAddress })
    },
  })
}
