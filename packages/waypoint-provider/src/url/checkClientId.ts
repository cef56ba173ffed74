import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'

/** Refuses ids that survive encoding and would change the path. */
export function checkClientId(clientId: string): string {
  if (/^\.{0,2}$/.test(clientId))
    throw new WaypointError(
      kinds.invalidParams,
      `"${clientId}" is not a client id.`,
    )
  return clientId
}
