import type { Hex } from './hex.ts'
import { keccak256 } from './keccak256.ts'

// Cleared whole when full: an LRU's bookkeeping costs more than it saves here.
const cache = /* @__PURE__ */ new Map<string, Hex>()

/** Writes forty hexadecimal digits as an address with its checksum (EIP-55). */
export function checksumAddress(digits: string): Hex {
  const lower = digits.toLowerCase()
  const known = cache.get(lower)
  if (known) return known
  // The hash is of the text, not of the bytes it encodes.
  const hash = keccak256(new TextEncoder().encode(lower))
  const cased = lower.replace(/[a-f]/g, (digit, index: number) => {
    // The highest bit of the hash's digit at the same place decides.
    const bit = index % 2 === 0 ? 128 : 8
    return (hash[index >> 1] as number) & bit ? digit.toUpperCase() : digit
  })
  if (cache.size >= 8192) cache.clear()
  cache.set(lower, `0x${cased}`)
  return `0x${cased}`
}
