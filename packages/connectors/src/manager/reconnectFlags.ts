import type { SafeStorage } from '../storage/createSafeStorage.ts'

const recentKey = 'RECENT'
const flagPrefix = 'RECONNECT.'
const isTrue = (value: unknown): value is boolean => value === true
const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 512

/**
 * The stored wish to be reconnected: `tanto.RECONNECT.<id>` = `true`, plus
 * the last id under `tanto.RECENT`, to know which wallet is worth waiting for.
 */
export function reconnectFlags(storage: SafeStorage) {
  const has = (id: string) => storage.read(flagPrefix + id, isTrue, false)
  return {
    has,
    set(id: string) {
      storage.write(flagPrefix + id, true)
      storage.write(recentKey, id)
    },
    clear(id: string) {
      storage.write(flagPrefix + id, undefined)
      if (storage.read(recentKey, isId, '') === id)
        storage.write(recentKey, undefined)
    },
    /** Last connected id, if it still has its flag. */
    recent(): string | undefined {
      const id = storage.read(recentKey, isId, '')
      return id !== '' && has(id) ? id : undefined
    },
    /** Calls back with an id when another tab sets or clears its flag. */
    subscribe(listener: (id: string | null) => void): () => void {
      return storage.subscribe((key) => {
        if (key === null) listener(null)
        else if (key.startsWith(flagPrefix))
          listener(key.slice(flagPrefix.length))
      })
    },
  }
}
