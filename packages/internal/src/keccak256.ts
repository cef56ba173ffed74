import { keccakP } from '@noble/hashes/sha3'
import { toBytes, toHex } from './hex.ts'

const rate = 136

/**
 * Keccak-256, the hash of Ethereum; not SHA3-256. The permutation is that of
 * `@noble/hashes`; its hash class is left out, since it serves streams and
 * weighs more than the permutation itself.
 */
export function keccak256(input: Uint8Array): Uint8Array {
  // 25 words of 64 bits, each as low and high half.
  const state = new Uint32Array(50)
  let position = 0
  for (const byte of input) {
    add(state, position++, byte)
    if (position < rate) continue
    keccakP(state)
    position = 0
  }
  // The padding of Keccak: a first bit after the input, a last one at the end.
  add(state, position, 1)
  add(state, rate - 1, 0x80)
  keccakP(state)
  return Uint8Array.from(
    { length: 32 },
    (_, index) => (state[index >> 2] as number) >> ((index & 3) * 8),
  )
}

/** Adds a byte to the words, the lowest first on every machine. */
function add(words: Uint32Array, index: number, byte: number) {
  words[index >> 2] =
    (words[index >> 2] as number) ^ (byte << ((index & 3) * 8))
}

/** Keccak-256 of unprefixed hexadecimal, unprefixed. */
export function keccak(hex: string): string {
  return toHex(keccak256(toBytes(hex)))
}

/** Keccak-256 of the UTF-8 bytes of a text, unprefixed. */
export function keccakText(text: string): string {
  return toHex(keccak256(new TextEncoder().encode(text)))
}
