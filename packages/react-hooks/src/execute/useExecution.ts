'use client'
import type { Hex } from 'viem'
import { isSame, type TrackedExecution } from './createExecutionStore.ts'
import { useExecutions } from './useExecutions.ts'

/**
 * Execution of a transaction that this browser sent: in flight, or with its
 * `outcome`. Undefined if another browser sent it.
 * `useExecutionUpdates` follows it on the chain.
 *
 * @example
 * import { useExecution } from '@strongroom/react-hooks'
 *
 * export function Result({ safeTxHash }: { safeTxHash: `0x${string}` }) {
 *   const execution = useExecution({ chainId: '1', safeTxHash })
 *   const { outcome } = execution ?? {}
 *   return outcome && `${outcome.status} in block ${outcome.block}`
 * }
 */
export function useExecution(
  parameters: useExecution.Parameters,
): TrackedExecution | undefined {
  const { chainId, safeTxHash } = parameters
  const { entries } = useExecutions()
  return safeTxHash === undefined
    ? undefined
    : entries.find((entry) => isSame(entry, { chainId, safeTxHash }))
}

export declare namespace useExecution {
  interface Parameters {
    /** Decimal. */
    readonly chainId: string
    /** Waits while it is undefined. */
    readonly safeTxHash: Hex | undefined
  }
}
