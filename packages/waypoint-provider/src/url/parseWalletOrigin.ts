import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** Checks that the wallet's origin is exact, and https unless on loopback. */
export function parseWalletOrigin(
  value = 'https://waypoint.roninchain.com',
): string {
  try {
    const { origin, protocol, hostname } = new URL(value)
    const isSafe =
      protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname))
    if (isSafe && origin === value) return origin
  } catch {
    // Malformed URL: fall through to the error below.
  }
  throw new WaypointError(
    kinds.invalidParams,
    `"${value}" is not an exact https origin.`,
  )
}
