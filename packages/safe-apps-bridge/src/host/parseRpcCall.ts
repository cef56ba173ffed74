import { InvalidRequestError } from '../errors/InvalidRequestError.ts'
import { NotImplementedError } from '../errors/NotImplementedError.ts'
import { copyJson } from './copyJson.ts'

// Reads only. An app must not reach the node's other methods through the
// wallet's endpoint, least of all those of a development chain.
const readMethods: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
])

/** A chain read an app asked for. */
export interface RpcRequest {
  /** One of the read methods. */
  method: string
  /** A fresh copy: plain JSON, bounded. */
  params: readonly unknown[]
}

/** Reads the parameters of `rpcCall`. */
export function parseRpcCall(params: unknown): RpcRequest {
  if (typeof params !== 'object' || params === null)
    throw new InvalidRequestError('params is not an object.')
  const { call, params: list = [] } = params as Record<string, unknown>
  if (typeof call !== 'string' || call.length > 64)
    throw new InvalidRequestError('params.call is not a method name.')
  if (!readMethods.has(call)) throw new NotImplementedError(call)
  if (!Array.isArray(list))
    throw new InvalidRequestError('params.params is not a list.')
  return { method: call, params: copyJson(list) as unknown[] }
}
