import { type Address, getAddress, type Hex } from 'viem'

const most = 50_000
const seen = new Map<Hex, Address>()

/** Checksums an address; replaying a chain asks for the same ones for ever. */
export function checksum(address: Hex): Address {
  const known = seen.get(address)
  if (known !== undefined) return known
  if (seen.size >= most) seen.clear()
  const checksummed = getAddress(address)
  seen.set(address, checksummed)
  return checksummed
}
