import type { SafeSettings } from '../protocol/walletTypes.ts'
import { Methods } from './Methods.ts'
import { RPC_CALLS } from './rpcCalls.ts'
import type {
  BlockNumberArg,
  BlockTransactionObject,
  BlockTransactionString,
  Log,
  PastLogsOptions,
  RpcCallNames,
  TransactionConfig,
  Web3TransactionObject,
  Web3TransactionReceiptObject,
} from './rpcTypes.ts'
import type { Communicator } from './sdkTypes.ts'

type Block = BlockTransactionObject | BlockTransactionString
type Format = (value: unknown) => unknown

const orLatest: Format = (value = 'latest') => value
const orFalse: Format = (value = false) => value
const orHex: Format = (value) =>
  Number.isInteger(value) ? `0x${(value as number).toString(16)}` : value

/** Reads of the chain. */
export class Eth {
  private readonly communicator: Communicator
  call: (params?: [TransactionConfig, string?]) => Promise<string>
  getBalance: (params?: [string, string?]) => Promise<string>
  getCode: (params?: [string, string?]) => Promise<string>
  getStorageAt: (params?: [string, number, string?]) => Promise<string>
  getPastLogs: (params?: [PastLogsOptions]) => Promise<Log[]>
  getBlockByHash: (params?: [string, boolean?]) => Promise<Block>
  getBlockByNumber: (params?: [BlockNumberArg, boolean?]) => Promise<Block>
  getTransactionByHash: (params?: [string]) => Promise<Web3TransactionObject>
  getTransactionReceipt: (
    params?: [string],
  ) => Promise<Web3TransactionReceiptObject>
  getTransactionCount: (params?: [string, string?]) => Promise<string>
  getGasPrice: (params?: never[]) => Promise<string>
  getEstimateGas: (transaction: TransactionConfig) => Promise<number>
  setSafeSettings: (params?: [SafeSettings]) => Promise<SafeSettings>

  constructor(communicator: Communicator) {
    this.communicator = communicator
    this.call = this.#read(RPC_CALLS.eth_call, [undefined, orLatest])
    this.getBalance = this.#read(RPC_CALLS.eth_getBalance, [
      undefined,
      orLatest,
    ])
    this.getCode = this.#read(RPC_CALLS.eth_getCode, [undefined, orLatest])
    this.getStorageAt = this.#read(RPC_CALLS.eth_getStorageAt, [
      undefined,
      orHex,
      orLatest,
    ])
    this.getPastLogs = this.#read(RPC_CALLS.eth_getLogs)
    this.getBlockByHash = this.#read(RPC_CALLS.eth_getBlockByHash, [
      undefined,
      orFalse,
    ])
    this.getBlockByNumber = this.#read(RPC_CALLS.eth_getBlockByNumber, [
      orHex,
      orFalse,
    ])
    this.getTransactionByHash = this.#read(RPC_CALLS.eth_getTransactionByHash)
    this.getTransactionReceipt = this.#read(RPC_CALLS.eth_getTransactionReceipt)
    this.getTransactionCount = this.#read(RPC_CALLS.eth_getTransactionCount, [
      undefined,
      orLatest,
    ])
    this.getGasPrice = this.#read(RPC_CALLS.eth_gasPrice)
    const estimate = this.#read<[TransactionConfig], number>(
      RPC_CALLS.eth_estimateGas,
    )
    this.getEstimateGas = (transaction) => estimate([transaction])
    this.setSafeSettings = this.#read(RPC_CALLS.safe_setSettings)
  }

  #read<params extends unknown[], result>(
    call: RpcCallNames,
    formats: readonly (Format | undefined)[] = [],
  ): (params?: params) => Promise<result> {
    return async (given) => {
      // A copy: the array is the caller's.
      const params: unknown[] = Array.isArray(given) ? [...given] : []
      formats.forEach((format, index) => {
        if (format) params[index] = format(params[index])
      })
      const { data } = await this.communicator.send(Methods.rpcCall, {
        call,
        params,
      })
      return data as result
    }
  }
}
