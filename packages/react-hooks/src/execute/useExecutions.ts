'use client'
import { use, useSyncExternalStore } from 'react'
import { StrongroomContext } from '../provider/StrongroomContext.ts'
import { createStore, type ExecutionStore } from './createExecutionStore.ts'
import { executionsOf } from './executionsOf.ts'

const none: readonly never[] = []
/** Empty store of a page that has no wallet. */
const empty = /* @__PURE__ */ createStore()

/** The provider's store of executions, and its entries. */
export function useExecutions() {
  const config = use(StrongroomContext)
  const store: ExecutionStore =
    config?.executions ??
    (config?.manager ? executionsOf({ manager: config.manager }) : empty)
  const entries = useSyncExternalStore(store.subscribe, store.get, () => none)
  return { store, entries, config }
}
