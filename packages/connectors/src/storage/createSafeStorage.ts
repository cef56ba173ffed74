/** The part of `localStorage` that is used. */
export interface StorageLike {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Where other tabs' writes are announced (`storage` events of a window). */
export type StorageWindow = Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener'
>

/** Options of {@link createSafeStorage}. */
export interface SafeStorageOptions {
  /**
   * The backing store, or a function that returns it: merely touching
   * `window.localStorage` can throw.
   * @default () => globalThis.localStorage
   */
  storage?: StorageLike | (() => StorageLike | undefined) | undefined
  /**
   * First part of every key that {@link SafeStorage.read} and
   * {@link SafeStorage.write} use.
   * @default 'tanto'
   */
  prefix?: string
  /**
   * Source of `storage` events.
   * @default globalThis.window
   */
  window?: StorageWindow | undefined
}

/**
 * A store that never throws and keeps values in memory that it can not write.
 */
export interface SafeStorage extends StorageLike {
  /**
   * Reads the JSON value under `<prefix>.<key>`. Anything `isValue` refuses,
   * corrupt JSON included, is removed and read as `fallback`.
   */
  read<value>(
    key: string,
    isValue: (value: unknown) => value is value,
    fallback: value,
  ): value
  /** Writes a JSON value under `<prefix>.<key>`; `undefined` removes it. */
  write(key: string, value: unknown): void
  /**
   * Calls back when another tab changes a key. `key` has no prefix; it is
   * `null` when everything was cleared.
   */
  subscribe(listener: (key: string | null) => void): () => void
}

/**
 * Wraps a storage that may be blocked, full, or filled with rubbish.
 *
 * @example
 * ```ts
 * import { createSafeStorage } from '@strongroom/connectors'
 *
 * const storage = createSafeStorage()
 * storage.write('LAST', 'io.example')
 * ```
 */
export function createSafeStorage(
  options: SafeStorageOptions = {},
): SafeStorage {
  const { prefix = 'tanto' } = options
  const target = 'window' in options ? options.window : globalThis.window
  const memory = new Map<string, string>()

  // The storage is read on every use: permission can be withdrawn while the
  // page lives.
  const attempt = <value>(
    use: (storage: StorageLike) => value,
  ): { value: value } | undefined => {
    try {
      const given =
        'storage' in options ? options.storage : globalThis.localStorage
      const storage = typeof given === 'function' ? given() : given
      return storage == null ? undefined : { value: use(storage) }
    } catch {
      return undefined
    }
  }

  const getItem = (key: string): string | null =>
    memory.get(key) ?? attempt((storage) => storage.getItem(key))?.value ?? null

  const setItem = (key: string, value: string): void => {
    const written = attempt((storage) => storage.setItem(key, value))
    if (written === undefined) memory.set(key, value)
    else memory.delete(key)
  }

  const removeItem = (key: string): void => {
    memory.delete(key)
    attempt((storage) => storage.removeItem(key))
  }

  const full = (key: string) => `${prefix}.${key}`

  return {
    getItem,
    setItem,
    removeItem,
    read(key, isValue, fallback) {
      const text = getItem(full(key))
      if (text === null) return fallback
      try {
        const value: unknown = JSON.parse(text)
        if (isValue(value)) return value
      } catch {
        // Corrupt: removed below, like any other value that is not ours.
      }
      removeItem(full(key))
      return fallback
    },
    write(key, value) {
      if (value === undefined) removeItem(full(key))
      else setItem(full(key), JSON.stringify(value))
    },
    subscribe(listener) {
      const onStorage = (event: Event) => {
        const { key } = event as StorageEvent
        if (typeof key !== 'string') listener(null)
        else if (key.startsWith(`${prefix}.`))
          listener(key.slice(prefix.length + 1))
      }
      target?.addEventListener('storage', onStorage)
      return () => target?.removeEventListener('storage', onStorage)
    },
  }
}
