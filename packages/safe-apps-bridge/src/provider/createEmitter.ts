import type { AppProviderEvents } from './AppProvider.ts'

type Listener = (payload: never) => void

/** Listeners by event. One that throws does not keep the others from hearing. */
export function createEmitter() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on(name: string, listener: Listener) {
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set.add(listener))
    },
    off(name: string, listener: Listener) {
      listeners.get(name)?.delete(listener)
    },
    emit<name extends keyof AppProviderEvents>(
      name: name,
      payload: AppProviderEvents[name],
    ) {
      for (const listener of listeners.get(name) ?? [])
        queueMicrotask(() => listener(payload as never))
    },
    clear: () => listeners.clear(),
  }
}
