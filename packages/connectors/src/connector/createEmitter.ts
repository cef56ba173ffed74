type Listener<payload> = (payload: payload) => void

/** Typed event emitter. A listener that throws does not stop the others. */
export interface Emitter<events extends object> {
  on<event extends keyof events>(
    event: event,
    listener: Listener<events[event]>,
  ): () => void
  emit<event extends keyof events>(event: event, payload: events[event]): void
  clear(): void
}

/** Creates an {@link Emitter}. */
export function createEmitter<events extends object>(): Emitter<events> {
  const listeners = new Map<keyof events, Set<Listener<never>>>()
  return {
    on(event, listener) {
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set)
      // A fresh function: the same listener may be registered twice.
      const entry: Listener<never> = (payload) => listener(payload)
      set.add(entry)
      return () => {
        set.delete(entry)
      }
    },
    emit(event, payload) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(payload as never)
        } catch (error) {
          reportLater(error)
        }
      }
    },
    clear() {
      listeners.clear()
    },
  }
}

/** Surfaces a listener's error as uncaught without breaking the emitter. */
function reportLater(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
