import type { Hex } from 'viem'
import { addBlocks } from '../fetch/addBlocks.ts'
import type { BlockRef } from '../fetch/ChainLog.ts'
import { readEarlierTransfers } from '../fetch/readEarlierTransfers.ts'
import { readReceipts } from '../fetch/readReceipts.ts'
import { decodeLogs } from './decodeLogs.ts'
import type { ReplayContext } from './ReplayContext.ts'
import { emptyRows, type Rows } from './Rows.ts'
import { readTokenRows } from './readTokenRows.ts'
import { toEthTransactions } from './toChainRows.ts'
import { toTransfers } from './toTransfers.ts'

export interface ReplayEarlierOptions {
  /** Creation block of each safe, by its address in lower case. */
  safes: ReadonlyMap<Hex, number>
  /** Newest block that is stored: token metadata is read as of it. */
  head: BlockRef
}

/**
 * Token transfers of safes from before their creation, for all of them in one
 * scan. Reads the chain without writing.
 *
 * @throws ChainMovedError when the chain changed in the meantime.
 */
export async function replayEarlier(
  { chainId, rpc, startBlock, tokens }: ReplayContext,
  { safes, head }: ReplayEarlierOptions,
): Promise<Rows> {
  const logs = await readEarlierTransfers(rpc, [...safes.keys()], {
    from: startBlock,
    last: Math.max(...safes.values()),
  })
  const isSafe = (address: Hex) => safes.has(address)
  const entries = decodeLogs(logs).filter(
    ({ event }) =>
      event.type === 'Transfer' && (isSafe(event.from) || isSafe(event.to)),
  )
  const headers = new Map<number, BlockRef>()
  const own = entries.map(({ log }) => log)
  await addBlocks(rpc, headers, own)
  const refs = new Map(own.map((log) => [log.txHash, log]))
  const context = {
    chainId,
    receipts: await readReceipts(rpc, [...refs.values()]),
    timestampOf: (block: number) => headers.get(block)?.timestamp ?? 0,
  }
  const transfers = toTransfers(context, entries, [], isSafe)
  return {
    ...emptyRows(),
    ethTransactions: toEthTransactions(context, refs),
    transfers,
    tokens: await readTokenRows(rpc, chainId, transfers, tokens, head),
  }
}
