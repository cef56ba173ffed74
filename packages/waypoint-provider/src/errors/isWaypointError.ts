import { WaypointError } from './WaypointError.ts'

/** Whether `error` comes from this package, optionally with a code. */
export function isWaypointError(
  error: unknown,
  code?: number,
): error is WaypointError {
  return (
    error instanceof WaypointError &&
    (code === undefined || error.code === code)
  )
}
