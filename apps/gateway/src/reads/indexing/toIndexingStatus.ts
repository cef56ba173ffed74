import type { indexer } from '../../platform/db/schema/chain.ts'

export interface IndexingStatus {
  /** Timestamp of the newest block that is stored, in milliseconds. */
  lastSync: number
  /**
   * Whether the index is fewer blocks behind than a reorg may revert, and the
   * node answers.
   */
  synced: boolean
}

/** Twelve times the interval at which an idle indexer renews its row. */
const longestSilence = 120_000

/**
 * Status of an index from the row of its chain; any replica can answer, not
 * only the one that indexes.
 *
 * @example
 * import { toIndexingStatus } from './toIndexingStatus.ts'
 *
 * toIndexingStatus(undefined, { finality: 64 }) // { lastSync: 0, synced: false }
 */
export function toIndexingStatus(
  row: typeof indexer.$inferSelect | undefined,
  { finality, now = Date.now() }: { finality: number; now?: number },
): IndexingStatus {
  if (row === undefined) return { lastSync: 0, synced: false }
  return {
    lastSync: row.headTimestamp,
    synced:
      row.chainHead - row.head <= finality &&
      now - row.checkedAt <= longestSilence,
  }
}
