import type { backfill, indexer } from '../../platform/db/schema/chain.ts'

export interface BackfillProgress {
  /** The chain has been read up to its head once. */
  isDone: boolean
  /** Newest block that is stored; -1 if the store is empty. */
  block: number
  /** Newest block of the node; -1 when unknown. */
  chainHead: number
  /** 0 to 100, rounded down to a tenth; 100 only when it is done. */
  percent: number
  /** Seconds until it is done at the pace so far; null when unknown. */
  secondsLeft: number | null
}

export interface BackfillRows {
  head: typeof indexer.$inferSelect | undefined
  pace: typeof backfill.$inferSelect | undefined
  /** First block of the chain that is read. */
  startBlock: number
}

const mostBeforeDone = 99.9

/**
 * How far the first reading of a chain is.
 *
 * @example
 * import { toBackfillProgress } from './backfillProgress.ts'
 *
 * toBackfillProgress({ head: undefined, pace: undefined, startBlock: 0 })
 * // { isDone: false, block: -1, chainHead: -1, percent: 0, secondsLeft: null }
 */
export function toBackfillProgress({
  head: row,
  pace,
  startBlock,
}: BackfillRows): BackfillProgress {
  const block = row?.head ?? -1
  const chainHead = row?.chainHead ?? -1
  if (pace?.isDone) {
    return { isDone: true, block, chainHead, percent: 100, secondsLeft: 0 }
  }
  const left = Math.max(0, chainHead - block)
  const whole = Math.max(1, chainHead - startBlock + 1)
  const share = block < startBlock ? 0 : ((whole - left) / whole) * 100
  const seconds = (row?.checkedAt ?? 0) - (pace?.fromTime ?? 0)
  const read = block - (pace?.fromBlock ?? block)
  return {
    isDone: false,
    block,
    chainHead,
    percent: Math.min(mostBeforeDone, Math.floor(share * 10) / 10),
    secondsLeft:
      read > 0 && seconds > 0
        ? Math.ceil((left * seconds) / read / 1_000)
        : null,
  }
}
