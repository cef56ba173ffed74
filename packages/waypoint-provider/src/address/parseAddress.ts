import type { Address } from '../Hex.ts'
import { checksumAddress } from './checksumAddress.ts'

const shape = /^0x[0-9a-f]{40}$/i

/** Whether `value` has the shape of an address, whatever its checksum. */
export function isAddressLike(value: unknown): value is Address {
  return typeof value === 'string' && shape.test(value)
}

/**
 * Reads an address and writes it checksummed. All lower case is accepted; any
 * other casing must be the checksum's, `undefined` otherwise.
 */
export function parseAddress(value: unknown): Address | undefined {
  if (!isAddressLike(value)) return undefined
  const checksummed = checksumAddress(value)
  const isPlain = value === value.toLowerCase()
  return isPlain || value === checksummed ? checksummed : undefined
}
