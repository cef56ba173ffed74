import { isAddressLike } from '../address/parseAddress.ts'
import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import type { Address } from '../Hex.ts'

/** Reads the signer that a caller named, if any. */
export function readAddress(value: unknown): Address | undefined {
  if (value === undefined || value === null) return undefined
  if (isAddressLike(value)) return value
  throw new WaypointError(
    kinds.invalidParams,
    `Address "${String(value)}" is invalid.`,
  )
}
