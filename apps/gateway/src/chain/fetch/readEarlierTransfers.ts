import type { Hex } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import type { ChainLog } from './ChainLog.ts'
import { transferFilters } from './logFilters.ts'
import { readAllLogs } from './readLogs.ts'

/**
 * Token transfers from and to addresses in earlier blocks: a safe can be paid
 * before it exists. One scan for all addresses.
 */
export async function readEarlierTransfers(
  rpc: Rpc,
  addresses: readonly Hex[],
  { from, last }: { from: number; last: number },
): Promise<ChainLog[]> {
  const logs = new Map<string, ChainLog>()
  const found = await readAllLogs(rpc, from, last, transferFilters(addresses))
  for (const { timestamp: _, ...log } of found) {
    logs.set(`${log.blockNumber} ${log.logIndex}`, log)
  }
  return [...logs.values()]
}
