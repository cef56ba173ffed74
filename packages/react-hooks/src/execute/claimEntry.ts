import type {
  ExecutionStore,
  TrackedExecution,
} from './createExecutionStore.ts'

/** Which entries of a store one kind of work is done for in this page. */
export type Claims = WeakMap<ExecutionStore, Map<string, object>>

const nameOf = ({ chainId, safeTxHash }: TrackedExecution) =>
  `${chainId}:${safeTxHash.toLowerCase()}`

export const isClaimed = (
  claims: Claims,
  store: ExecutionStore,
  entry: TrackedExecution,
) => claims.get(store)?.has(nameOf(entry)) === true

/**
 * Claims an entry until it is released or the signal fires, even when the work
 * itself takes longer to stop.
 *
 * @returns what releases it.
 */
export function claimEntry(
  claims: Claims,
  store: ExecutionStore,
  entry: TrackedExecution,
  signal: AbortSignal | undefined,
): () => void {
  const names = claims.get(store) ?? new Map<string, object>()
  const name = nameOf(entry)
  const own = {}
  claims.set(store, names.set(name, own))
  const release = () => {
    if (names.get(name) === own) names.delete(name)
  }
  signal?.addEventListener('abort', release, { once: true })
  return release
}
