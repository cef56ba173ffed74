import type { Hex } from 'viem'

/** One event log; addresses and hashes in lower case. */
export interface ChainLog {
  address: Hex
  topics: readonly Hex[]
  data: Hex
  blockNumber: number
  blockHash: Hex
  txHash: Hex
  logIndex: number
}

export interface Header {
  number: number
  hash: Hex
  parentHash: Hex
  /** Milliseconds. */
  timestamp: number
}

/** All that was read of consecutive blocks; every part is of the same fork. */
export interface BlockRange {
  from: number
  to: number
  logs: readonly ChainLog[]
  /** At least the blocks that have logs, and the last one. */
  headers: ReadonlyMap<number, Header>
}
