import type { RPC_CALLS } from './rpcCalls.ts'

/** Names of the reads in `RPC_CALLS`. */
export type RpcCallNames = keyof typeof RPC_CALLS

/** Parameters of the bridge's `rpcCall`. */
export type RPCPayload<params = unknown[]> = {
  call: RpcCallNames
  params: params | unknown[]
}

/** A log of a contract. */
export interface Log {
  address: string
  data: string
  topics: string[]
  logIndex: number
  transactionIndex: number
  transactionHash: string
  blockHash: string
  blockNumber: number
}

/** Receipt of a transaction. */
export interface Web3TransactionReceiptObject {
  transactionHash: string
  transactionIndex: number
  blockHash: string
  blockNumber: number
  from: string
  to: string | null
  cumulativeGasUsed: number
  gasUsed: number
  contractAddress: string
  logs: Log[]
  logsBloom: string
  status: number | undefined
}

/** A transaction on the chain. */
export interface Web3TransactionObject {
  hash: string
  nonce: number
  blockHash: string | null
  blockNumber: number | null
  transactionIndex: number | null
  from: string
  to: string | null
  value: string
  gasPrice: string
  gas: number
  input: string
}

/** A block by number or by name. */
export type BlockNumberArg = number | 'earliest' | 'latest' | 'pending'

/** Filter of `getPastLogs`. */
export interface PastLogsOptions {
  fromBlock?: BlockNumberArg
  toBlock?: BlockNumberArg
  address?: string
  topics?: Array<string | string[] | null>
}

/** A call to run or estimate. */
export interface TransactionConfig {
  from?: string | number
  to?: string
  value?: number | string
  gas?: number | string
  gasPrice?: number | string
  data?: string
  nonce?: number
}

/** Header of a block. */
export interface BlockHeader {
  number: number
  hash: string
  parentHash: string
  nonce: string
  sha3Uncles: string
  logsBloom: string
  transactionRoot: string
  stateRoot: string
  receiptRoot: string
  miner: string
  extraData: string
  gasLimit: number
  gasUsed: number
  timestamp: number | string
}

/** A block without its transactions. */
export interface BlockTransactionBase extends BlockHeader {
  size: number
  difficulty: number
  totalDifficulty: number
  uncles: string[]
}

/** A block with whole transactions. */
export interface BlockTransactionObject extends BlockTransactionBase {
  transactions: Web3TransactionObject[]
}

/** A block with hashes of transactions. */
export interface BlockTransactionString extends BlockTransactionBase {
  transactions: string[]
}
