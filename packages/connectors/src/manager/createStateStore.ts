import { createEmitter } from '@strongroom/internal/createEmitter'
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
  const emitter = createEmitter<{ change: undefined }>()
  let state = initial
  return {
    get: () => state,
    set(change: StateChange) {
      const keys = Object.keys(change) as (keyof ConnectionState)[]
      const next = { ...state, ...change } as ConnectionState
      if (keys.every((key) => Object.is(next[key], state[key]))) return
      state = next
      emitter.emit('change', undefined)
    },
    subscribe: (listener: () => void) => emitter.on('change', listener),
    clear: emitter.clear,
  }
}

export type StateStore = ReturnType<typeof createStateStore>
