import type { Hex } from 'viem'
import type { Rpc, RpcCall } from '../../platform/rpc/createNodeRpc.ts'
import { RpcError } from '../../platform/rpc/RpcError.ts'
import { requireResult, toQuantity } from '../../platform/rpc/readResult.ts'
import type { ChainLog } from './ChainLog.ts'
import { createRangeSize, type RangeSize } from './createRangeSize.ts'
import type { LogFilter } from './logFilters.ts'
import { parseLogs } from './parseLog.ts'

/**
 * Would a smaller range of blocks help? Nodes word "too many results" in a
 * dozen ways and under as many codes, so any refusal of the call itself counts,
 * as does an answer that took too long or was too large for a proxy. An
 * unreachable node does not.
 */
function isRangeError(error: unknown): boolean {
  if (!(error instanceof RpcError)) return false
  if (error.kind === 'timeout' || error.kind === 'rpc') return true
  return error.kind === 'http' && [413, 504].includes(error.code ?? 0)
}

const call = (filter: object): RpcCall => ({
  method: 'eth_getLogs',
  params: [filter],
})

/**
 * Logs of as many blocks from `from` on as the node gives in one answer to each
 * filter. A log that fits several filters comes several times.
 *
 * @throws RpcError when not even a single block is answered.
 */
export async function readSomeLogs(
  rpc: Rpc,
  from: number,
  last: number,
  filters: readonly LogFilter[],
  size: RangeSize,
): Promise<{ to: number; logs: ChainLog[] }> {
  for (;;) {
    const to = Math.min(last, from + size.current() - 1)
    const range = { fromBlock: toQuantity(from), toBlock: toQuantity(to) }
    try {
      // A refused range is retried in smaller parts.
      const answers = await rpc.batch(
        filters.map((filter) => call({ ...range, ...filter })),
        { retry: 0 },
      )
      const logs = answers.flatMap((answer) => parseLogs(requireResult(answer)))
      size.grow()
      return { to, logs }
    } catch (error) {
      if (!isRangeError(error) || !size.shrink(to - from + 1)) throw error
    }
  }
}

/**
 * Logs of all blocks from `from` to `last`. Few are expected, so one request
 * covers all blocks, and fewer where the node refuses.
 */
export async function readAllLogs(
  rpc: Rpc,
  from: number,
  last: number,
  filters: readonly LogFilter[],
): Promise<ChainLog[]> {
  const blocks = Math.max(1, last - from + 1)
  const size = createRangeSize({ initial: blocks, maximum: blocks })
  const all: ChainLog[] = []
  for (let next = from; next <= last && filters.length > 0; ) {
    const { to, logs } = await readSomeLogs(rpc, next, last, filters, size)
    all.push(...logs)
    next = to + 1
  }
  return all
}

/**
 * Logs of one block each, requested by hash: a node that lags answers with an
 * error.
 */
export async function readLogsByHash(
  rpc: Rpc,
  hashes: readonly Hex[],
  filters: readonly LogFilter[],
): Promise<ChainLog[]> {
  const calls = hashes.flatMap((blockHash) =>
    filters.map((filter) => call({ blockHash, ...filter })),
  )
  const answers = await rpc.batch(calls)
  return answers.flatMap((answer) => parseLogs(requireResult(answer)))
}
