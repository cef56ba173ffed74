import type { SafeSettings } from './walletTypes.ts'

/** A call that is only tried. Quantities are hex. */
export interface RpcTransaction {
  from?: string
  to?: string
  gas?: string
  gasPrice?: string
  value?: string
  data?: string
}

/** Which logs to read. */
export interface RpcLogFilter {
  address?: string | readonly string[]
  topics?: readonly (string | readonly string[] | null)[]
  fromBlock?: string
  toBlock?: string
  blockHash?: string
}

/** A log as nodes send it. */
export interface RpcLog {
  address: string
  topics: readonly string[]
  data: string
  readonly [key: string]: unknown
}

/** An object of the node; null when it is unknown. */
export type RpcObject = { readonly [key: string]: unknown } | null

/** Reads every wallet serves: parameters and results. Quantities are hex. */
export interface RpcReads {
  eth_call: {
    params: readonly [call: RpcTransaction, block?: string]
    result: string
  }
  eth_estimateGas: {
    params: readonly [call: RpcTransaction, block?: string]
    result: string
  }
  eth_gasPrice: { params?: readonly []; result: string }
  eth_getBalance: {
    params: readonly [address: string, block?: string]
    result: string
  }
  eth_getCode: {
    params: readonly [address: string, block?: string]
    result: string
  }
  eth_getTransactionCount: {
    params: readonly [address: string, block?: string]
    result: string
  }
  eth_getStorageAt: {
    params: readonly [address: string, slot: string, block?: string]
    result: string
  }
  eth_getLogs: {
    params: readonly [filter: RpcLogFilter]
    result: readonly RpcLog[]
  }
  eth_getBlockByHash: {
    params: readonly [hash: string, isFull?: boolean]
    result: RpcObject
  }
  eth_getBlockByNumber: {
    params: readonly [block: string, isFull?: boolean]
    result: RpcObject
  }
  eth_getTransactionByHash: {
    params: readonly [hash: string]
    result: RpcObject
  }
  eth_getTransactionReceipt: {
    params: readonly [hash: string]
    result: RpcObject
  }
  /** Changes how messages are signed; the result is all settings. */
  safe_setSettings: {
    params: readonly [settings: SafeSettings]
    result: SafeSettings
  }
}
