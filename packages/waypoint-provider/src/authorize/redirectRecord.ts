import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import type { WaypointStorage } from '../session/createSession.ts'

/** Record that is stored while the user is at the wallet. */
export interface RedirectRecord {
  state: string
  codeVerifier?: string
}

const key = 'RONIN.WAYPOINT:REDIRECT'

/** Storage of this tab; throws a `WaypointError` where the browser blocks it. */
export function redirectStorage(given?: WaypointStorage): WaypointStorage {
  try {
    const storage = given ?? globalThis.sessionStorage
    if (storage !== undefined) return storage
  } catch {
    // The page blocks storage: fall through to the error below.
  }
  throw new WaypointError(
    kinds.internal,
    'authorize: this page has NO storage - redirect mode needs one',
  )
}

/** Remembers a redirect. */
export function saveRedirect(storage: WaypointStorage, record: RedirectRecord) {
  storage.setItem(key, JSON.stringify(record))
}

/**
 * Returns the record of this very state, once. Another state leaves it in
 * place: a link from elsewhere must not end the real redirect.
 */
export function takeRedirect(
  storage: WaypointStorage,
  state: string | null,
): RedirectRecord | undefined {
  try {
    const saved: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    const { state: expected, codeVerifier } = (saved ?? {}) as Record<
      string,
      unknown
    >
    if (typeof expected !== 'string' || expected !== state) return undefined
    storage.removeItem(key)
    return typeof codeVerifier === 'string'
      ? { state: expected, codeVerifier }
      : { state: expected }
  } catch {
    return undefined
  }
}
