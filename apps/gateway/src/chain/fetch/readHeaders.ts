import type { Rpc, RpcCall } from '../../platform/rpc/createRpc.ts'
import { toQuantity } from '../../platform/rpc/quantity.ts'
import { requireResult } from '../../platform/rpc/requireResult.ts'
import type { Header } from './ChainLog.ts'
import { parseHeader } from './parseHeader.ts'

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
