import type { Hex } from '../../schemas/index.ts'

/** 32 bytes that differ between values. FNV-1a eight times over: no real hash. */
export function standInHash(value: unknown): Hex {
  const text = JSON.stringify(value)
  let digits = ''
  for (let word = 0; word < 8; word++) {
    let state = 0x811c9dc5 ^ word
    for (let index = 0; index < text.length; index++)
      state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
    // The last round spreads the seed over all bits.
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    digits += (state >>> 0).toString(16).padStart(8, '0')
  }
  return `0x${digits}`
}
