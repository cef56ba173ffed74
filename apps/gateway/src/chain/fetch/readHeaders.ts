import type { Rpc, RpcCall } from '../../platform/rpc/createNodeRpc.ts'
import {
  fromQuantity,
  requireResult,
  toHex,
  toQuantity,
} from '../../platform/rpc/readResult.ts'
import type { Header } from './ChainLog.ts'

/** Undefined for a block the node does not know. @throws RpcError */
function parseHeader(value: unknown): Header | undefined {
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

const headerCall = (block: number | 'latest'): RpcCall => ({
  method: 'eth_getBlockByNumber',
  params: [block === 'latest' ? block : toQuantity(block), false],
})

/** Undefined marks a block the node does not know. */
export async function readHeaders(
  rpc: Rpc,
  blocks: readonly (number | 'latest')[],
): Promise<(Header | undefined)[]> {
  const answers = await rpc.batch(blocks.map(headerCall))
  return answers.map((answer) => parseHeader(requireResult(answer)))
}
