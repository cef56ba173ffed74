import { keccak_256 } from '@noble/hashes/sha3'
import type { Address } from 'viem'

const encoder = new TextEncoder()

/** Writes a valid address with its checksum (EIP-55). */
export function checksumAddress(address: string): Address {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak_256(encoder.encode(digits))
  const cased = [...digits].map((digit, index) => {
    const byte = hash[index >> 1] ?? 0
    const nibble = index % 2 === 0 ? byte >> 4 : byte & 15
    return nibble >= 8 ? digit.toUpperCase() : digit
  })
  return `0x${cased.join('')}`
}
