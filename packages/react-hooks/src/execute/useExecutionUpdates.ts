'use client'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useGateway } from '../provider/useGateway.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { isOfSafe, needsUpdates, type SafeKey } from './createExecutionStore.ts'
import { keepExecution } from './keepExecutions.ts'
import { showExecutions } from './showExecutions.ts'
import { useExecutions } from './useExecutions.ts'

/**
 * Follows the executions of a safe: until the chain has decided, also where the
 * wallet's answer was lost, and then until the gateway agrees. Meanwhile the
 * cached transaction, queue, history, safe and nonces show the proven state. A
 * reorg that removes the receipt reverts them. Use it where the safe is opened,
 * beside `useSafeUpdates`; several of one safe share the work.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { useExecutionUpdates, useSafeUpdates } from '@strongroom/react-hooks'
 *
 * const safe = {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * } as const
 *
 * export function SafeLayout() {
 *   useSafeUpdates(safe)
 *   useExecutionUpdates(safe)
 *   return null
 * }
 */
export function useExecutionUpdates(
  parameters: useExecutionUpdates.Parameters,
): void {
  const { chainId, client } = parameters
  const gateway = useGateway('useExecutionUpdates', client)
  const queryClient = useQueryClient()
  const { store, entries, config } = useExecutions()
  const rpc =
    parameters.rpc ??
    config?.chains.find((chain) => chain.chainId === chainId)?.rpc
  const open = entries
    .filter((each) => isOfSafe(each, parameters) && needsUpdates(each))
    .map(({ safeTxHash }) => safeTxHash)
    .join()

  useEffect(() => {
    if (open === '' || rpc === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const context = { queryClient, gateway, store }
    showExecutions(context)
    for (const entry of store.get())
      if (open.includes(entry.safeTxHash) && entry.chainId === chainId)
        keepExecution(context, rpc, entry, { signal }).catch(() => undefined)
    return () => controller.abort()
  }, [open, rpc, chainId, queryClient, gateway, store])
}

export declare namespace useExecutionUpdates {
  interface Parameters extends SafeKey {
    /** Instead of the provider's gateway. */
    readonly client?: GatewayClient | undefined
    /** Instead of the provider's node of the chain. */
    readonly rpc?: RpcPort | undefined
  }
}
