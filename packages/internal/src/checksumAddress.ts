import type { Hex } from './hex.ts'
import { keccakText } from './keccak256.ts'

/** Writes forty hexadecimal digits as an address with its checksum (EIP-55). */
export function checksumAddress(digits: string): Hex {
  const lower = digits.toLowerCase()
  // The hash is of the text, not of the bytes it stands for.
  const hash = keccakText(lower)
  let address = ''
  for (let i = 0; i < 40; i++) {
    const digit = lower.charAt(i)
    address += hash.charAt(i) > '7' ? digit.toUpperCase() : digit
  }
  return `0x${address}`
}
