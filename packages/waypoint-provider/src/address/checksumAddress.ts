import { keccak_256 } from '@noble/hashes/sha3'
import type { Address } from 'viem'

/** Writes a 20-byte address with the checksum of EIP-55. */
export function checksumAddress(address: Address): Address {
  const digits = address.slice(2).toLowerCase()
  // Noble hashes text as its UTF-8 bytes, which is what EIP-55 asks for.
  const hash = keccak_256(digits)
  const mixed = Array.from(digits, (digit, index) => {
    const byte = hash[index >> 1] ?? 0
    const nibble = index % 2 === 0 ? byte >> 4 : byte & 15
    return nibble >= 8 ? digit.toUpperCase() : digit
  })
  return `0x${mixed.join('')}`
}
