import { decodeIdToken } from './decodeIdToken.ts'

/**
 * Whether an id token has expired, or will within the leeway. A text that is
 * not a token, or has no time, counts as expired.
 *
 * @example
 * ```ts
 * import { isIdTokenExpired } from '@strongroom/waypoint-provider'
 *
 * isIdTokenExpired('e30.eyJleHAiOjB9.') // true
 * ```
 */
export function isIdTokenExpired(
  token: string,
  options: {
    /**
     * Seconds.
     * @default 10
     */
    leeway?: number
    /**
     * Milliseconds since 1970.
     * @default Date.now()
     */
    now?: number
  } = {},
): boolean {
  const { leeway = 10, now = Date.now() } = options
  try {
    const { exp } = decodeIdToken(token)
    return typeof exp !== 'number' || exp - leeway <= now / 1000
  } catch {
    return true
  }
}
