/** Numbers that follow from a seed alone. */
export interface Random {
  /** Below 1. */
  next(): number
  /** A whole number below `limit`. */
  below(limit: number): number
  pick<T>(list: readonly [T, ...T[]]): T
}

/** A number of 32 bits for a text (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The same numbers for the same seed (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, pick: (list) => list[below(list.length)] ?? list[0] }
}
