import type {
  Connection,
  ConnectionState,
  ConnectorList,
} from './ConnectionState.ts'

/** A change of the state. A connection is always replaced as a whole. */
export type StateChange =
  | Connection
  | ConnectorList
  | Partial<Pick<ConnectionState, 'account' | 'chainId' | 'connector'>>

/** Holds the state; listeners run after every change that changes something. */
export function createStateStore(initial: ConnectionState) {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set(change: StateChange) {
      const keys = Object.keys(change) as (keyof ConnectionState)[]
      const next = { ...state, ...change } as ConnectionState
      if (keys.every((key) => Object.is(next[key], state[key]))) return
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener: () => void) {
      const entry = () => listener()
      listeners.add(entry)
      return () => {
        listeners.delete(entry)
      }
    },
    clear() {
      listeners.clear()
    },
  }
}

export type StateStore = ReturnType<typeof createStateStore>
