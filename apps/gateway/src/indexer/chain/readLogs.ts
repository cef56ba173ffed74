import type { Hex } from 'viem'
import type { Rpc, RpcCall } from '../rpc/createRpc.ts'
import { isRangeError } from '../rpc/isRangeError.ts'
import { toQuantity } from '../rpc/quantity.ts'
import { requireResult } from '../rpc/requireResult.ts'
import type { ChainLog } from './ChainLog.ts'
import type { RangeSize } from './createRangeSize.ts'
import { parseLogs } from './parseLog.ts'

export type TopicFilter = readonly (readonly Hex[] | null)[]

const call = (filter: object): RpcCall => ({
  method: 'eth_getLogs',
  params: [filter],
})

/**
 * Logs of as many blocks from `from` on as the node gives in one answer.
 *
 * @throws RpcError when not even a single block is answered.
 */
export async function readSomeLogs(
  rpc: Rpc,
  from: number,
  last: number,
  topics: TopicFilter,
  size: RangeSize,
): Promise<{ to: number; logs: ChainLog[] }> {
  for (;;) {
    const to = Math.min(last, from + size.current() - 1)
    const range = { fromBlock: toQuantity(from), toBlock: toQuantity(to) }
    try {
      // A refused range is asked again smaller, not again as it was.
      const answers = await rpc.batch([call({ ...range, topics })], {
        retry: 0,
      })
      const logs = parseLogs(requireResult(answers[0]))
      size.grow()
      return { to, logs }
    } catch (error) {
      if (!isRangeError(error) || !size.shrink(to - from + 1)) throw error
    }
  }
}

/** Logs of one block each, asked for by hash: a node that lags says so. */
export async function readLogsByHash(
  rpc: Rpc,
  hashes: readonly Hex[],
  topics: TopicFilter,
): Promise<ChainLog[]> {
  const calls = hashes.map((blockHash) => call({ blockHash, topics }))
  const answers = await rpc.batch(calls)
  return answers.flatMap((answer) => parseLogs(requireResult(answer)))
}
