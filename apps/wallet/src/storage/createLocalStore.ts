import { blockedStorage, browserStorage } from './browserStorage.ts'

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

/** Writes again what the storage has refused, by key. */
const refused = new Map<string, () => void>()
const refusalListeners = new Set<() => void>()

/** Whether the browser refused to keep anything, because its storage is full or blocked. */
export const storageRefusal = {
  get: () => refused.size > 0,
  /** Whether the values of the store with this name are in this tab alone. */
  has: (name: string): boolean => refused.has(storagePrefix + name),
  subscribe(listener: () => void): () => void {
    refusalListeners.add(listener)
    return () => void refusalListeners.delete(listener)
  },
  /** Tries to write everything that is in memory alone. */
  retry() {
    for (const write of [...refused.values()]) write()
  },
}

/**
 * Opens a store on localStorage. A damaged value is set aside under `….broken` and the
 * last good copy takes its place, or the initial value where there is none. A full or
 * blocked storage leaves the value in memory for this visit, and `storageRefusal` tells.
 */
export function createLocalStore<T>(
  options: LocalStoreOptions<T>,
): LocalStore<T> {
  const { name, initial, parse } = options
  const storage = options.storage ?? browserStorage()
  const key = storagePrefix + name
  const copyKey = `${key}.copy`
  const listeners = new Set<() => void>()
  /** The text that `value` was read from or written as. */
  let seen: string | null = null
  let written = true
  let value = load()

  function load(): T {
    let text: string | null
    try {
      text = storage.getItem(key)
    } catch {
      return initial
    }
    seen = text
    if (text === null) return initial
    const found = read(text)
    if (found !== undefined) return found
    const damaged = text
    attempt(() => storage.setItem(`${key}.broken`, damaged))
    let copy: string | null = null
    attempt(() => {
      copy = storage.getItem(copyKey)
    })
    const good = copy === null ? undefined : read(copy)
    if (copy === null || good === undefined) return initial
    const restored = copy
    if (attempt(() => storage.setItem(key, restored))) seen = restored
    return good
  }

  function read(text: string): T | undefined {
    try {
      return parse(JSON.parse(text))
    } catch {
      return undefined
    }
  }

  function write(): void {
    const text = JSON.stringify(value)
    written = attempt(() => storage.setItem(key, text))
    if (written) {
      seen = text
      // Written second: one of the two is whole whenever the browser stops.
      attempt(() => storage.setItem(copyKey, text))
    }
    note(written && storage !== blockedStorage ? undefined : write)
  }

  /** Notes how to write a value that is in memory alone. */
  function note(again: (() => void) | undefined) {
    const had = refused.has(key)
    if (again) refused.set(key, again)
    else refused.delete(key)
    if (had !== refused.has(key))
      for (const listener of refusalListeners) listener()
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
    if (event.key === key || event.key === null) refresh()
  }

  return {
    get: () => value,
    refresh,
    set(next) {
      refresh()
      const current = value
      const result =
        typeof next === 'function' ? (next as (c: T) => T)(current) : next
      value = result
      write()
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
      written = attempt(() => {
        storage.removeItem(key)
        storage.removeItem(copyKey)
      })
      if (written) seen = null
      note(undefined)
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
