import { type GatewayClient, proposeTransaction } from '@strongroom/gateway-sdk'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { invalidateSafe } from './invalidateSafe.ts'

/**
 * Proposes a transaction, or adds a signature to one. Afterwards what it changed
 * is read again. Never tried again by itself.
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
  return mutationOptions({
    mutationKey: ['strongroom', 'proposeTransaction', { scope: client.uid }],
    mutationFn: (variables: proposeTransaction.Parameters) =>
      proposeTransaction(client, variables),
    retry: false,
    onSuccess: (_, { chainId, safeAddress }) => {
      invalidateSafe(queryClient, client, { chainId, safeAddress })
    },
  })
}
