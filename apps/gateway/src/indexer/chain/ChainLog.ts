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

/** The logs of consecutive blocks. */
export interface BlockRange {
  from: number
  to: number
  logs: readonly ChainLog[]
  /** Of the last block at least. */
  headers: ReadonlyMap<number, Header>
}
