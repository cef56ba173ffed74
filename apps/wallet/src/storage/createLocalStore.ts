/** A value kept in the browser, shared by every tab of this origin. */
export interface LocalStore<T> {
  get(): T
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
  const storage = options.storage ?? globalThis.localStorage
  const key = storagePrefix + name
  const listeners = new Set<() => void>()
  let value = load()

  function load(): T {
    let text: string | null = null
    try {
      text = storage.getItem(key)
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

  function onStorage(event: StorageEvent) {
    if (event.key === key || event.key === null) changed(load())
  }

  return {
    get: () => value,
    set(next) {
      const current = value
      const result =
        typeof next === 'function' ? (next as (c: T) => T)(current) : next
      attempt(() => storage.setItem(key, JSON.stringify(result)))
      changed(result)
    },
    subscribe(listener) {
      if (listeners.size === 0)
        globalThis.addEventListener?.('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0)
          globalThis.removeEventListener?.('storage', onStorage)
      }
    },
    reset() {
      attempt(() => storage.removeItem(key))
      changed(initial)
    },
  }
}

function attempt(write: () => void) {
  try {
    write()
  } catch {
    // Quota or privacy mode: the value lives in memory until the tab closes.
  }
}
