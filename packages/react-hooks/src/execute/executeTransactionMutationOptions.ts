import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { rpcOf } from '../sign/rpcOf.ts'
import type { SigningConfig } from '../sign/SigningConfig.ts'
import { isOfSafe } from './createExecutionStore.ts'
import { executeTransaction } from './executeTransaction.ts'
import { executionsOf } from './executionsOf.ts'
import { keepExecution } from './keepExecutions.ts'
import { invalidateChain, showExecutions } from './showExecutions.ts'

/**
 * `executeTransaction` as a mutation. Once the chain has executed it, the
 * cached details, queue, history and safe show it, from the receipt's own
 * event, and keep showing it while the gateway still gives older answers; a
 * reorg that reverts it is reverted there, too. Other queries that it may have
 * changed are invalidated, however it ended. Runs once, without retries.
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
      try {
        return await executeTransaction(config, variables)
      } finally {
        showResult(config, queryClient, variables)
      }
    },
    retry: false,
    // Now or never: no wallet opens once the connection is back.
    networkMode: 'always',
  })
}

/** Milliseconds for which the gateway is polled for the result. */
const patience = 600_000

/** Writes the proven state of the chain into the cache, and keeps it there. */
export function showResult(
  config: SigningConfig,
  queryClient: QueryClient,
  {
    chainId,
    safeAddress,
    interval,
  }: Pick<
    executeTransaction.Parameters,
    'chainId' | 'safeAddress' | 'interval'
  >,
): void {
  const { gateway } = config
  const store = executionsOf(config)
  const context = { queryClient, gateway, store }
  showExecutions(context)
  const options = { signal: AbortSignal.timeout(patience), interval }
  for (const entry of store.get())
    if (isOfSafe(entry, { chainId, safeAddress }))
      keepExecution(context, rpcOf(config, chainId), entry, options).catch(
        () => undefined,
      )
  void invalidateChain(context, chainId)
}
