import type { Hex } from 'viem'

/**
 * Reads ABI words straight from hexadecimal text: several times cheaper than a
 * general decoder, which matters when replaying a chain. Everything throws a
 * RangeError on text that is too short.
 */
export interface AbiWords {
  address(position: number): Hex
  uint(position: number): bigint
  /** A whole number that must be small: an offset, a length, a count. */
  size(position: number): number
  hash(position: number): Hex
  bytes(position: number): Hex
  addresses(position: number): Hex[]
}

const wordLength = 64

/** `skip` bytes are left out at the front: 4 for calldata. */
export function readAbiWords(hex: string, skip = 0): AbiWords {
  const start = 2 + skip * 2
  const slice = (byte: number, length: number): string => {
    const at = start + byte * 2
    const end = at + length * 2
    if (end > hex.length) throw new RangeError('The data is too short.')
    return hex.slice(at, end)
  }
  const word = (position: number) => slice(position * 32, 32)
  const sizeAt = (byte: number): number => {
    // Rounding cannot hurt: a number too large to be exact is refused.
    const value = Number(`0x${slice(byte, 32)}`)
    if (Number.isNaN(value)) throw new SyntaxError('That is no number.')
    if (value > 0xff_ffff) throw new RangeError('The data is too long.')
    return value
  }
  const size = (position: number) => sizeAt(position * 32)
  return {
    address: (position) => `0x${word(position).slice(wordLength - 40)}`,
    uint: (position) => BigInt(`0x${word(position)}`),
    size,
    hash: (position) => `0x${word(position)}`,
    bytes: (position) => {
      const at = size(position)
      return `0x${slice(at + 32, sizeAt(at))}`
    },
    addresses: (position) => {
      const at = size(position)
      const count = sizeAt(at)
      if (count > 10_000) throw new RangeError('The list is too long.')
      return Array.from(
        { length: count },
        (_, i): Hex =>
          `0x${slice(at + 32 + i * 32, 32).slice(wordLength - 40)}`,
      )
    },
  }
}
