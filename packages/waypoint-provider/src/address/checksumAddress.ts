import type { Address } from '../Hex.ts'
import { keccak256 } from '../hashing/keccak256.ts'

/** Writes a 20-byte address with the checksum of EIP-55. */
export function checksumAddress(address: Address): Address {
  const digits = address.slice(2).toLowerCase()
  // The hash is of the text, not of the bytes it stands for.
  const hash = keccak256(new TextEncoder().encode(digits))
  const mixed = digits.replace(/[a-f]/g, (digit, index: number) =>
    Number(`0x${hash[index]}`) > 7 ? digit.toUpperCase() : digit,
  )
  return `0x${mixed}`
}
