type Listener = (payload: never) => void

/** Node-style events of a fake provider. */
export function createFakeEvents() {
  const listeners: { event: string; listener: Listener }[] = []
  return {
    on(event: string, listener: Listener) {
      listeners.push({ event, listener })
    },
    off(event: string, listener: Listener) {
      const index = listeners.findIndex(
        (entry) => entry.event === event && entry.listener === listener,
      )
      if (index >= 0) listeners.splice(index, 1)
    },
    emit(event: string, payload: unknown) {
      for (const entry of [...listeners])
        if (entry.event === event) entry.listener(payload as never)
    },
    count: () => listeners.length,
  }
}
