import { checksumAddress } from '@strongroom/internal/checksumAddress'
import { isBytes } from '@strongroom/internal/hex'
import type { Address } from '../Hex.ts'

/** Whether `value` has the shape of an address, with any checksum. */
export function isAddressLike(value: unknown): value is Address {
  return isBytes(value, 20)
}

/**
 * Reads an address and writes it checksummed. All lower case is accepted; any
 * other casing must be the checksum's, `undefined` otherwise.
 */
export function parseAddress(value: unknown): Address | undefined {
  if (!isAddressLike(value)) return undefined
  const checksummed = checksumAddress(value.slice(2))
  const isPlain = value === value.toLowerCase()
  return isPlain || value === checksummed ? checksummed : undefined
}
