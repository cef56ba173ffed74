import { WaypointError } from './WaypointError.ts'

/** Tells whether `error` comes from this package, optionally with a code. */
export function isWaypointError(
  error: unknown,
  code?: number,
): error is WaypointError {
  return (
    error instanceof WaypointError &&
    (code === undefined || error.code === code)
  )
}
