import { keccakP } from '@noble/hashes/sha3'
import type { Address } from 'viem'

/**
 * Writes a valid address with its checksum (EIP-55). Of `@noble/hashes` it uses
 * the permutation alone: the digits are less than a block of Keccak-256, and
 * the hash class, which serves streams, would weigh more.
 */
export function checksumAddress(address: string): Address {
  const digits = address.slice(2).toLowerCase()
  const state = new Uint32Array(50)
  const add = (index: number, byte: number) => {
    state[index >> 2] = (state[index >> 2] ?? 0) ^ (byte << ((index & 3) * 8))
  }
  for (let index = 0; index < 40; index++) add(index, digits.charCodeAt(index))
  // The padding: a first bit after the input, a last one at the block's end.
  add(40, 1)
  add(135, 0x80)
  keccakP(state)
  const cased = [...digits].map((digit, index) => {
    const byte = (state[index >> 3] ?? 0) >> (((index >> 1) & 3) * 8)
    const isUpper = (byte & (index % 2 === 0 ? 0x80 : 8)) !== 0
    return isUpper ? digit.toUpperCase() : digit
  })
  return `0x${cased.join('')}`
}
