import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { invalidateSafe } from '../calls/invalidateSafe.ts'
import { invalidateAfter } from './invalidateAfter.ts'
import { rejectTransaction } from './rejectTransaction.ts'
import type { SigningConfig } from './SigningConfig.ts'

/**
 * `rejectTransaction` as a mutation. Afterwards what it changed is read again.
 * TanStack Query does not retry it.
 *
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { rejectTransactionMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 * import { createPublicClient, http } from 'viem'
 *
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 * const options = rejectTransactionMutationOptions(
 *   {
 *     gateway: createGatewayClient(),
 *     manager: createConnectionManager(),
 *     chains: [{ chainId: '1', rpc }],
 *   },
 *   { queryClient: new QueryClient() },
 * )
 */
export function rejectTransactionMutationOptions(
  config: SigningConfig,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  const { gateway } = config
  return mutationOptions({
    mutationKey: ['strongroom', 'rejectTransaction', { scope: gateway.uid }],
    mutationFn: (variables: rejectTransaction.Parameters) => {
      const { chainId, safeAddress } = variables
      return invalidateAfter(rejectTransaction(config, variables), () =>
        invalidateSafe(queryClient, gateway, { chainId, safeAddress }),
      )
    },
    retry: false,
    // Now or never: no wallet opens once the connection is back.
    networkMode: 'always',
  })
}
