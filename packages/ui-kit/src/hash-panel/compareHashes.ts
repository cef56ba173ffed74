import type { HashRow, HashSource } from './HashPanel.tsx'
import { type HashState, stateOfHash } from './stateOfHash.ts'

/** A hash and its sources, each compared with it. */
export interface ComparedRow {
  row: HashRow
  sources: readonly { source: HashSource; state: HashState }[]
}

/** One verdict on all hashes. */
export interface HashComparison {
  /** `differs` when anything does; `equal` only when every source of every row is. */
  state: HashState
  rows: readonly ComparedRow[]
}

/**
 * Compares hashes with their sources, and gives one verdict. A source that
 * differs never counts as equal, also with `ok`, and a hash without a source
 * leaves the verdict open.
 *
 * @example
 * ```ts
 * import { compareHashes } from '@strongroom/ui-kit'
 *
 * const { state } = compareHashes([
 *   {
 *     label: 'Message hash',
 *     hash: '0xab',
 *     sources: [{ label: 'Gateway', value: '0xac', ok: true }],
 *   },
 * ])
 * // state: 'differs'
 * ```
 */
export function compareHashes(rows: readonly HashRow[]): HashComparison {
  const compared = rows.map((row) => ({
    row,
    sources: row.sources.map((source) => ({
      source,
      state: stateOfHash(row.hash, source),
    })),
  }))
  const states = compared.flatMap(({ sources }) =>
    sources.length === 0 ? ['open'] : sources.map(({ state }) => state),
  )
  return {
    state: states.includes('differs')
      ? 'differs'
      : states.includes('open') || states.length === 0
        ? 'open'
        : 'equal',
    rows: compared,
  }
}
