import type { Hex } from 'viem'
import type { LogFilter } from './logFilters.ts'

/** One event log; addresses and hashes in lower case. */
export interface ChainLog {
  address: Hex
  topics: readonly Hex[]
  data: Hex
  blockNumber: number
  blockHash: Hex
  txHash: Hex
  logIndex: number
  /**
   * Time of the block in milliseconds, where the node sends a plausible one.
   */
  timestamp?: number | undefined
}

export interface BlockRef {
  number: number
  hash: Hex
  /** Milliseconds. */
  timestamp: number
}

export interface Header extends BlockRef {
  parentHash: Hex
  /** Bloom as the node sent it, if any. */
  logsBloom?: Hex | undefined
}

/** The logs of consecutive blocks. */
export interface BlockRange {
  from: number
  to: number
  logs: readonly ChainLog[]
  /** Headers of the last block at least. */
  headers: ReadonlyMap<number, BlockRef>
  /** More logs of the same blocks, from the same node. */
  readMore(filters: readonly LogFilter[]): Promise<ChainLog[]>
}
