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
  /** Of its block, in milliseconds, where the node says so and can be believed. */
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
  /** As the node sent it; undefined for none. */
  logsBloom?: Hex | undefined
}

/** The logs of consecutive blocks. */
export interface BlockRange {
  from: number
  to: number
  logs: readonly ChainLog[]
  /** Of the last block at least. */
  headers: ReadonlyMap<number, BlockRef>
  /** More logs of the same blocks, from the same node. */
  readMore(filters: readonly LogFilter[]): Promise<ChainLog[]>
}
