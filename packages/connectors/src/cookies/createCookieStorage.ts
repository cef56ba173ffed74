import type { StorageLike } from '../storage/createSafeStorage.ts'

/** Options of {@link createCookieStorage}. */
export interface CookieStorageOptions {
  /**
   * Storage of the values, whose changes other tabs receive as events.
   * @default globalThis.localStorage
   */
  storage?: StorageLike | undefined
  /** Seconds that a cookie lives. @default 31536000, a year */
  maxAge?: number
  /** Paths whose requests carry the cookies. @default '/' */
  path?: string
}

/**
 * A store that copies its values into cookies, so that a server knows whether a
 * wallet was connected: read it there with `readInitialStatus`. Give it to
 * `createSafeStorage`, and that to the manager. The manager stores the ids of
 * wallets alone: neither addresses nor tokens reach the server.
 *
 * @example
 * ```ts
 * import { createConnectionManager, createSafeStorage } from '@strongroom/connectors'
 * import { createCookieStorage } from '@strongroom/connectors/cookies'
 *
 * const manager = createConnectionManager({
 *   storage: createSafeStorage({ storage: () => createCookieStorage() }),
 * })
 * ```
 */
export function createCookieStorage(
  options: CookieStorageOptions = {},
): StorageLike {
  const { maxAge = 31_536_000, path = '/' } = options
  const storage = options.storage ?? globalThis.localStorage
  const write = (key: string, value: string, seconds: number) => {
    const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox has the Cookie Store API since 2025 only, and it is asynchronous
    document.cookie = `${encodeURIComponent(key)}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${seconds}; SameSite=Lax${secure}`
  }
  return {
    getItem: (key) => storage.getItem(key),
    setItem(key, value) {
      write(key, value, maxAge)
      storage.setItem(key, value)
    },
    removeItem(key) {
      write(key, '', 0)
      storage.removeItem(key)
    },
  }
}
