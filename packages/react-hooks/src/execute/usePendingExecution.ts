'use client'
import { useEffect, useRef } from 'react'
import {
  changeEntry,
  findPending,
  isOfSafe,
  isSame,
  needsUpdates,
  type SafeKey,
  type TrackedExecution,
} from './createExecutionStore.ts'
import { useExecutions } from './useExecutions.ts'

/**
 * The execution of a safe that is in flight, also after a reload and also when
 * another tab started it. `useExecutionUpdates` follows it on the chain.
 *
 * @example
 * import { useExecutionUpdates, usePendingExecution } from '@strongroom/react-hooks'
 *
 * const safe = {
 *   chainId: '1',
 *   safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 * } as const
 *
 * export function Pending() {
 *   useExecutionUpdates(safe)
 *   const { pending, forget } = usePendingExecution(safe)
 *   if (!pending) return null
 *   if (pending.txHash) return <p>Waiting for the network: {pending.txHash}</p>
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
  const { onDecided, ...key } = parameters
  const { store, entries } = useExecutions()
  const own = entries.filter((entry) => isOfSafe(entry, key))
  const pending = findPending(own, key)

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
    isOpen: own.some(needsUpdates),
    forget: () =>
      store.update((all) =>
        all.filter(
          (entry) => entry.outcome || !pending || !isSame(entry, pending),
        ),
      ),
    release: () => {
      if (pending?.relay)
        changeEntry(store, pending, {
          relay: { ...pending.relay, isReleased: true },
        })
    },
  }
}

export declare namespace usePendingExecution {
  interface Parameters extends SafeKey {
    /** Called when the chain has decided while this is mounted. */
    readonly onDecided?: ((execution: TrackedExecution) => void) | undefined
  }
  interface ReturnType {
    /** The execution in flight; `txHash` is null while the wallet is open. */
    readonly pending: TrackedExecution | undefined
    /**
     * Whether `useExecutionUpdates` has something to follow: an app may load it
     * only then.
     */
    readonly isOpen: boolean
    /**
     * Stops waiting for a wallet that never answered. If it sent the execution
     * all the same, the chain still runs it.
     */
    readonly forget: () => void
    /**
     * Stops waiting for a relay, so that the owner can pay for the execution. The relay
     * may still send it: only one of the two can succeed. It is followed all the same.
     */
    readonly release: () => void
  }
}
