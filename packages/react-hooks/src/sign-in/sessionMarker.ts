import { createSafeStorage, type SafeStorage } from '@strongroom/connectors'

/** Stored note of a session. It is not a secret: the cookie is the session. */
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
 * The note that an account signed in here, so that visitors who never did cause
 * no request. It is untrusted, only a reason to call the gateway.
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
