import type { Address } from 'viem'
import { isAddressLike } from '../address/parseAddress.ts'
import { kinds } from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'

/** Reads the signer a caller asked for; none is fine. */
export function readAddress(value: unknown): Address | undefined {
  if (value === undefined || value === null) return undefined
  if (isAddressLike(value)) return value
  throw new WaypointError(
    kinds.invalidParams,
    `Address "${String(value)}" is invalid.`,
  )
}
