import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { invalidate } from '../query/invalidate.ts'
import { invalidateSafe } from '../query/invalidateSafe.ts'
import type { SigningConfig } from '../sign/SigningConfig.ts'
import { executeTransaction } from './executeTransaction.ts'

/** What an execution may change beside the safe and its queue. */
const names = [
  'history',
  'balances',
  'collectibles',
  'collectiblesV1',
  'incomingTransfers',
  'moduleTransactions',
] as const

/**
 * `executeTransaction` as a mutation. Afterwards, however it ended, what it may
 * have changed is read again. Never tried again by itself.
 *
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { executeTransactionMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 * import { createPublicClient, http } from 'viem'
 *
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 * const options = executeTransactionMutationOptions(
 *   {
 *     gateway: createGatewayClient(),
 *     manager: createConnectionManager(),
 *     chains: [{ chainId: '1', rpc }],
 *   },
 *   { queryClient: new QueryClient() },
 * )
 */
export function executeTransactionMutationOptions(
  config: SigningConfig,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  const { gateway } = config
  return mutationOptions({
    mutationKey: ['strongroom', 'executeTransaction', { scope: gateway.uid }],
    mutationFn: async (variables: executeTransaction.Parameters) => {
      const { chainId, safeAddress } = variables
      try {
        return await executeTransaction(config, variables)
      } finally {
        invalidateSafe(queryClient, gateway, { chainId, safeAddress })
        void invalidate(queryClient, gateway, names, { chainId, safeAddress })
      }
    },
    retry: false,
    // Now or never: no wallet opens once the connection is back.
    networkMode: 'always',
  })
}
