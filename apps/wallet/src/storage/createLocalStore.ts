import { browserStorage } from './browserStorage.ts'

/** A value kept in the browser, shared by every tab of this origin. */
export interface LocalStore<T> {
  get(): T
  /** Reads again what other tabs may have written since. */
  refresh(): void
  set(next: T | ((current: T) => T)): void
  subscribe(listener: () => void): () => void
  reset(): void
}

export interface LocalStoreOptions<T> {
  /** Name under the versioned prefix. */
  name: string
  initial: T
  /** Gives the stored value back, or undefined when it cannot be trusted. */
  parse: (value: unknown) => T | undefined
  storage?: Storage
}

/** Every key of the app starts with this; the number changes with the shape. */
const storagePrefix = 'strongroom.v1.'

/**
 * Opens a store on localStorage. A corrupted value is set aside under
 * `….broken` and the initial value is used; a full or blocked storage leaves
 * the value in memory for this visit.
 */
export function createLocalStore<T>(
  options: LocalStoreOptions<T>,
): LocalStore<T> {
  const { name, initial, parse } = options
  const storage = options.storage ?? browserStorage()
  const key = storagePrefix + name
  const listeners = new Set<() => void>()
  /** The text that `value` was read from or written as. */
  let seen: string | null = null
  let written = true
  let value = load()

  function load(): T {
    let text: string | null = null
    try {
      text = storage.getItem(key)
      seen = text
      if (text === null) return initial
      const parsed = parse(JSON.parse(text))
      if (parsed !== undefined) return parsed
    } catch {
      // Falls through: the text is kept for a manual rescue.
    }
    if (text !== null) attempt(() => storage.setItem(`${key}.broken`, text))
    return initial
  }

  function changed(next: T) {
    value = next
    for (const listener of listeners) listener()
  }

  /**
   * Reads another tab's writes. A store that could not write keeps its values
   * in memory.
   */
  function refresh() {
    if (!written) return
    let text: string | null
    try {
      text = storage.getItem(key)
    } catch {
      return
    }
    if (text !== seen) changed(load())
  }

  function onStorage(event: StorageEvent) {
    if (event.key === key || event.key === null) changed(load())
  }

  return {
    get: () => value,
    refresh,
    set(next) {
      refresh()
      const current = value
      const result =
        typeof next === 'function' ? (next as (c: T) => T)(current) : next
      const text = JSON.stringify(result)
      written = attempt(() => storage.setItem(key, text))
      if (written) seen = text
      changed(result)
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        globalThis.addEventListener?.('storage', onStorage)
        // Before the first listener, changes of other tabs were missed.
        refresh()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0)
          globalThis.removeEventListener?.('storage', onStorage)
      }
    },
    reset() {
      written = attempt(() => storage.removeItem(key))
      if (written) seen = null
      changed(initial)
    },
  }
}

function attempt(write: () => void): boolean {
  try {
    write()
    return true
  } catch {
    // Quota or privacy mode: the value lives in memory until the tab closes.
    return false
  }
}
