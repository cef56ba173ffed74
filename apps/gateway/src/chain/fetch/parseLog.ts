import { RpcError } from '../../platform/rpc/RpcError.ts'
import { fromQuantity, toHex } from '../../platform/rpc/readResult.ts'
import type { ChainLog } from './ChainLog.ts'

const parseLog = (value: unknown): ChainLog | undefined => {
  const log = Object(value) as Record<string, unknown>
  // A log that was reverted within one answer.
  if (log['removed'] === true) return undefined
  const { topics } = log
  return {
    address: toHex(log['address']),
    topics: Array.isArray(topics) ? topics.map(toHex) : [],
    data: toHex(log['data']),
    blockNumber: fromQuantity(log['blockNumber']),
    blockHash: toHex(log['blockHash']),
    txHash: toHex(log['transactionHash']),
    logIndex: fromQuantity(log['logIndex']),
    ...(typeof log['blockTimestamp'] === 'string' && {
      timestamp: fromQuantity(log['blockTimestamp']) * 1000,
    }),
  }
}

/** @throws RpcError */
export function parseLogs(value: unknown): ChainLog[] {
  if (!Array.isArray(value)) {
    throw new RpcError('invalid', 'The node sent no list of logs.')
  }
  return value.map(parseLog).filter((log) => log !== undefined)
}
