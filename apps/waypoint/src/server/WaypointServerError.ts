/** The popup wallet's server can not work like this. */
export class WaypointServerError extends Error {
  override readonly name = 'WaypointServerError'
}
