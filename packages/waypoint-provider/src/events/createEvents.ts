type Listener = (payload: never) => void

/** EIP-1193 events. A listener that throws does not stop the others. */
export function createEvents() {
  const listeners = new Map<string, Map<Listener, boolean>>()
  const add = (event: string, listener: Listener, isOnce: boolean) => {
    const own = listeners.get(event) ?? new Map<Listener, boolean>()
    listeners.set(event, own.set(listener, isOnce))
  }
  return {
    on: (event: string, listener: Listener) => add(event, listener, false),
    once: (event: string, listener: Listener) => add(event, listener, true),
    off(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
    emit(event: string, payload: unknown) {
      for (const [listener, isOnce] of [...(listeners.get(event) ?? [])]) {
        if (isOnce) listeners.get(event)?.delete(listener)
        try {
          listener(payload as never)
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    clear: () => listeners.clear(),
  }
}
