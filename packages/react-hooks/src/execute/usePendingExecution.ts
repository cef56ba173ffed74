'use client'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import { pause } from '@strongroom/internal/pause'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import { useGateway } from '../provider/useGateway.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import {
  findPending,
  isExecuted,
  isOfSafe,
  isSame,
  type TrackedExecution,
} from './createExecutionStore.ts'
import { useExecutions } from './useExecutions.ts'

/** Milliseconds before code that did not load is asked for again. */
const reloadDelay = 5_000

/**
 * Follows the execution of a safe that is under way until the chain has
 * decided, also after a reload and also when another tab started it. The result
 * is written into the cache and kept there until the gateway gives it, too. Use
 * it where the safe is opened; several of one safe share the work.
 *
 * @throws MissingProviderError without a provider and a `client`
 * @example
 * import { usePendingExecution } from '@strongroom/react-hooks'
 *
 * export function Pending() {
 *   const { pending, forget } = usePendingExecution({
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   })
 *   if (!pending) return null
 *   if (pending.txHash) return <p>Waiting for the chain: {pending.txHash}</p>
 *   return (
 *     <p>
 *       Waiting for your wallet
 *       <button onClick={forget}>Stop waiting: nothing was sent</button>
 *     </p>
 *   )
 * }
 */
export function usePendingExecution(
  parameters: usePendingExecution.Parameters,
): usePendingExecution.ReturnType {
  const { chainId, safeAddress, client, onDecided } = parameters
  const gateway = useGateway('usePendingExecution', client)
  const queryClient = useQueryClient()
  const { store, entries, config } = useExecutions()
  const rpc =
    parameters.rpc ??
    config?.chains.find((chain) => chain.chainId === chainId)?.rpc
  const key = { chainId, safeAddress }
  const own = entries.filter((entry) => isOfSafe(entry, key))
  const pending = findPending(own, key)
  const open = own
    .filter(
      (entry) =>
        !entry.isIndexed && (entry.outcome === undefined || isExecuted(entry)),
    )
    .map(({ safeTxHash }) => safeTxHash)
    .join()

  useEffect(() => {
    if (open === '' || rpc === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const context = { queryClient, gateway, store }
    const keep = async () => {
      const { keepExecution, showExecutions } = await import(
        './keepExecutions.ts'
      )
      showExecutions(context)
      const of = { chainId, safeAddress }
      await Promise.all(
        store
          .get()
          .filter((entry) => isOfSafe(entry, of))
          .map((entry) => keepExecution(context, rpc, entry, { signal })),
      )
    }
    const run = async () => {
      while (!signal.aborted)
        try {
          return await keep()
        } catch {
          await pause(reloadDelay, signal)
        }
    }
    run().catch(() => undefined)
    return () => controller.abort()
  }, [open, rpc, chainId, safeAddress, queryClient, gateway, store])

  const last = useRef<readonly TrackedExecution[]>([])
  useEffect(() => {
    const before = last.current
    last.current = own
    for (const entry of own)
      if (
        entry.outcome &&
        before.some((old) => isSame(old, entry) && !old.outcome)
      )
        onDecided?.(entry)
  })

  return {
    pending,
    forget: () =>
      store.update((all) =>
        all.filter(
          (entry) => entry.outcome || !pending || !isSame(entry, pending),
        ),
      ),
  }
}

export declare namespace usePendingExecution {
  interface Parameters {
    /** Decimal. */
    readonly chainId: string
    readonly safeAddress: Address
    /** Instead of the provider's gateway. */
    readonly client?: GatewayClient | undefined
    /** Instead of the provider's node of the chain. */
    readonly rpc?: RpcPort | undefined
    /** Called when the chain has decided while this is mounted. */
    readonly onDecided?: ((execution: TrackedExecution) => void) | undefined
  }
  interface ReturnType {
    /** The one that is under way; `txHash` is null while the wallet is asked. */
    readonly pending: TrackedExecution | undefined
    /**
     * Stops waiting for a wallet that never answered. If it sent the execution
     * all the same, the chain still runs it.
     */
    readonly forget: () => void
  }
}
