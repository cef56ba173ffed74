import { createSafeStorage, type SafeStorage } from '@strongroom/connectors'

/** What is remembered of a session. No secret: the cookie is the session. */
export interface SessionMarker {
  readonly address: string
  /** Milliseconds since 1970. */
  readonly expires: number
}

const key = 'SIGN_IN'
const isMarker = (value: unknown): value is SessionMarker => {
  const { address, expires } = Object(value) as Record<string, unknown>
  return typeof address === 'string' && typeof expires === 'number'
}

/**
 * The note that somebody signed in here, so that a gateway is not asked on
 * every page of everybody. It is only a reason to ask, never believed.
 */
export function sessionMarker(storage: SafeStorage = createSafeStorage()) {
  return {
    read: () =>
      storage.read<SessionMarker | null>(
        key,
        (value) => value === null || isMarker(value),
        null,
      ),
    write: (marker: SessionMarker | null) =>
      storage.write(key, marker ?? undefined),
    /** Calls back when another tab signs in or out. */
    subscribe: (listener: () => void) =>
      storage.subscribe((changed) => {
        if (changed === null || changed === key) listener()
      }),
  }
}
