import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { invalidateSafe } from '../calls/invalidateSafe.ts'
import { deleteTransaction } from './deleteTransaction.ts'
import type { SigningConfig } from './SigningConfig.ts'

/**
 * `deleteTransaction` as a mutation. It invalidates the queries that it changed
 * and runs once, without retries.
 *
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { deleteTransactionMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const options = deleteTransactionMutationOptions(
 *   {
 *     gateway: createGatewayClient(),
 *     manager: createConnectionManager(),
 *     chains: [],
 *   },
 *   { queryClient: new QueryClient() },
 * )
 */
export function deleteTransactionMutationOptions(
  config: SigningConfig,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  const { gateway } = config
  return mutationOptions({
    mutationKey: ['strongroom', 'deleteTransaction', { scope: gateway.uid }],
    mutationFn: async (variables: deleteTransaction.Parameters) => {
      const { chainId, safeAddress } = variables
      await deleteTransaction(config, variables)
      invalidateSafe(queryClient, gateway, { chainId, safeAddress })
    },
    retry: false,
    // networkMode 'always': never queue a signature until reconnect.
    networkMode: 'always',
  })
}
