import { InvalidRequestError } from '../errors/InvalidRequestError.ts'
import { NotImplementedError } from '../errors/NotImplementedError.ts'
import { copyJson } from './copyJson.ts'

// Reads only. An app must not reach the node's other methods through the
// wallet's endpoint, least of all those of a development chain.
const readMethods =
  /^(?:eth_(?:blobBaseFee|blockNumber|call|chainId|createAccessList|estimateGas|feeHistory|gasPrice|maxPriorityFeePerGas|syncing|get(?:Balance|Block(?:By(?:Hash|Number)|Receipts)|Code|Logs|Proof|StorageAt|Transaction(?:ByHash|Count|Receipt)))|net_version|web3_clientVersion)$/

/** A chain read that an app requests. */
export interface RpcRequest {
  /** One of the read methods. */
  method: string
  /** A fresh copy: plain JSON, bounded. */
  params: readonly unknown[]
}

/** Reads the parameters of `rpcCall`. */
export function parseRpcCall(params: unknown): RpcRequest {
  const { call, params: list = [] } = Object(params) as Record<string, unknown>
  if (typeof call !== 'string' || call.length > 64)
    throw new InvalidRequestError('params.call is not a method name.')
  if (call !== 'safe_setSettings' && !readMethods.test(call))
    throw new NotImplementedError(call)
  if (!Array.isArray(list))
    throw new InvalidRequestError('params.params is not a list.')
  return { method: call, params: copyJson(list) as unknown[] }
}
