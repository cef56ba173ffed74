import { fromQuantity } from '../../platform/rpc/quantity.ts'
import { toHex } from '../../platform/rpc/toHex.ts'
import type { Header } from './ChainLog.ts'

/** Undefined for a block the node does not know. @throws RpcError */
export function parseHeader(value: unknown): Header | undefined {
  if (value === null) return undefined
  const block = Object(value) as Record<string, unknown>
  return {
    number: fromQuantity(block['number']),
    hash: toHex(block['hash']),
    parentHash: toHex(block['parentHash']),
    timestamp: fromQuantity(block['timestamp']) * 1000,
    ...(typeof block['logsBloom'] === 'string' && {
      logsBloom: toHex(block['logsBloom']),
    }),
  }
}
