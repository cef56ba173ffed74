import type { HashSource } from './HashPanel.tsx'

/** Whether a source confirms a hash, contradicts it or has not answered. */
export type HashState = 'equal' | 'differs' | 'open'

/**
 * Compares again instead of trusting `ok`: a source that differs never counts
 * as equal.
 */
export function stateOfHash(hash: string, source: HashSource): HashState {
  if (source.ok === false) return 'differs'
  if (typeof source.value !== 'string') return 'open'
  if (source.value.toLowerCase() !== hash.toLowerCase()) return 'differs'
  return source.ok === true ? 'equal' : 'open'
}
