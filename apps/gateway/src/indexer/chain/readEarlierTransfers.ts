import type { Hex } from 'viem'
import { transferTopic } from '../events/decodeLog.ts'
import type { Rpc } from '../rpc/createRpc.ts'
import type { ChainLog } from './ChainLog.ts'
import { createRangeSize } from './createRangeSize.ts'
import { readSomeLogs, type TopicFilter } from './readLogs.ts'

const safesPerFilter = 50

async function readAll(
  rpc: Rpc,
  last: number,
  topics: TopicFilter,
): Promise<ChainLog[]> {
  // Few logs match, so the whole chain is asked for first.
  const size = createRangeSize({ initial: last + 1, maximum: last + 1 })
  const all: ChainLog[] = []
  for (let from = 0; from <= last; ) {
    const { to, logs } = await readSomeLogs(rpc, from, last, topics, size)
    all.push(...logs)
    from = to + 1
  }
  return all
}

/**
 * Token transfers from and to addresses, in blocks 0 to `last`: a safe can be
 * paid before it exists.
 */
export async function readEarlierTransfers(
  rpc: Rpc,
  addresses: readonly Hex[],
  last: number,
): Promise<ChainLog[]> {
  const logs = new Map<string, ChainLog>()
  for (let at = 0; at < addresses.length; at += safesPerFilter) {
    const ends = addresses
      .slice(at, at + safesPerFilter)
      .map((address): Hex => `0x${address.slice(2).padStart(64, '0')}`)
    const found = [
      ...(await readAll(rpc, last, [[transferTopic], ends])),
      ...(await readAll(rpc, last, [[transferTopic], null, ends])),
    ]
    for (const { timestamp: _, ...log } of found) {
      logs.set(`${log.blockNumber} ${log.logIndex}`, log)
    }
  }
  return [...logs.values()]
}
