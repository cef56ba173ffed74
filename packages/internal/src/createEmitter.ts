type Listener<payload> = (payload: payload) => void

/** Typed event emitter. A listener that throws does not stop the others. */
export interface Emitter<events extends object> {
  /**
   * Calls `listener` with each event from now on, or with the next one only. A
   * listener that is added twice is called twice.
   *
   * @returns what ends it
   */
  on<event extends keyof events>(
    event: event,
    listener: Listener<events[event]>,
    isOnce?: boolean,
  ): () => void
  /** Removes `listener`, however often it was added. */
  off<event extends keyof events>(
    event: event,
    listener: Listener<events[event]>,
  ): void
  emit<event extends keyof events>(event: event, payload: events[event]): void
  /** Removes all listeners. */
  clear(): void
}

/** Creates an {@link Emitter}. */
export function createEmitter<events extends object>(): Emitter<events> {
  interface Entry {
    readonly event: keyof events
    readonly listener: Listener<never>
    readonly isOnce: boolean | undefined
  }
  const entries = new Set<Entry>()
  return {
    on(event, listener, isOnce) {
      const entry = { event, listener, isOnce }
      entries.add(entry)
      return () => {
        entries.delete(entry)
      }
    },
    off(event, listener) {
      for (const entry of entries)
        if (entry.event === event && entry.listener === listener)
          entries.delete(entry)
    },
    emit(event, payload) {
      for (const entry of [...entries]) {
        if (entry.event !== event) continue
        if (entry.isOnce) entries.delete(entry)
        try {
          entry.listener(payload as never)
        } catch (error) {
          // Reported as uncaught.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    clear: () => entries.clear(),
  }
}
