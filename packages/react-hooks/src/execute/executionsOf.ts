import type { ConnectionManager } from '@strongroom/connectors'
import { createStore, type ExecutionStore } from './createExecutionStore.ts'

const inMemory = new WeakMap<ConnectionManager, ExecutionStore>()

/** The store that was given, else one in memory for the connected wallet. */
export function executionsOf({
  executions,
  manager,
}: {
  readonly executions?: ExecutionStore | undefined
  readonly manager: ConnectionManager
}): ExecutionStore {
  if (executions) return executions
  const known = inMemory.get(manager) ?? createStore()
  inMemory.set(manager, known)
  return known
}
