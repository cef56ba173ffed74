import { type Hex, hexToBytes, keccak256 } from 'viem'

/** A log as far as a bloom knows it. */
interface BloomLog {
  address: Hex
  topics: readonly Hex[]
}

const bytesOfBloom = 256
const known = new Map<Hex, readonly number[]>()
const mostKnown = 200_000

/** The three bits that an address or topic sets. */
function bitsOf(item: Hex): readonly number[] {
  const cached = known.get(item)
  if (cached !== undefined) return cached
  if (known.size >= mostKnown) known.clear()
  const hash = keccak256(item, 'bytes')
  const bits = [0, 2, 4].map(
    (i) => (((hash[i] ?? 0) << 8) | (hash[i + 1] ?? 0)) & 2_047,
  )
  known.set(item, bits)
  return bits
}

/**
 * Bloom of a block as bytes. Undefined for a bloom without information: some
 * chains leave it out, or set no bit or every bit.
 */
export function parseBloom(value: Hex | undefined): Uint8Array | undefined {
  if (value?.length !== 2 + bytesOfBloom * 2) return undefined
  const bytes = hexToBytes(value)
  const tells = bytes.some((byte) => byte !== 0) && bytes.some((b) => b !== 255)
  return tells ? bytes : undefined
}

/**
 * Whether a block may have a log with this address or topic. True for some
 * that it does not have; never false for one that it has.
 *
 * @see https://ethereum.github.io/yellowpaper/paper.pdf section 4.3.1
 */
export const mayHave = (bloom: Uint8Array, item: Hex): boolean =>
  bitsOf(item).every(
    (bit) => ((bloom[255 - (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0,
  )

/** Bloom of all logs of a block. */
export function bloomOf(logs: readonly BloomLog[]): Uint8Array {
  const bloom = new Uint8Array(bytesOfBloom)
  for (const { address, topics } of logs) {
    for (const item of [address, ...topics]) {
      for (const bit of bitsOf(item)) {
        const at = 255 - (bit >> 3)
        bloom[at] = (bloom[at] ?? 0) | (1 << (bit & 7))
      }
    }
  }
  return bloom
}

/** Whether every bit of the one is set in the other. */
export const isWithin = (inner: Uint8Array, outer: Uint8Array): boolean =>
  inner.every((byte, i) => (byte & ~(outer[i] ?? 0)) === 0)
