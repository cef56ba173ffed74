import type { Hex } from 'viem'
import { addBlocks } from '../chain/addBlocks.ts'
import type { BlockRange, ChainLog } from '../chain/ChainLog.ts'
import { readEarlierTransfers } from '../chain/readEarlierTransfers.ts'
import { readInputs } from '../chain/readInputs.ts'
import { readReceipts } from '../chain/readReceipts.ts'
import { decodeLog } from '../events/decodeLog.ts'
import { ChainMovedError } from '../IndexerError.ts'
import { describeSafes } from './describeSafes.ts'
import { discoverSafes } from './discoverSafes.ts'
import { countNonces, findRuns } from './findRuns.ts'
import { foldStates } from './foldStates.ts'
import type { Logged } from './Logged.ts'
import { ownersBefore } from './ownersBefore.ts'
import type { ReplayContext } from './ReplayContext.ts'
import type { Rows } from './Rows.ts'
import { readTokenRows } from './readTokenRows.ts'
import { requireLogs } from './requireLogs.ts'
import { resolveRuns } from './resolveRuns.ts'
import {
  toApprovedHashes,
  toEthTransactions,
  toSafeStates,
} from './toChainRows.ts'
import { thresholdsBefore, toExecutions } from './toExecutions.ts'
import { toModuleTransactions } from './toModuleTransactions.ts'
import { toTransfers } from './toTransfers.ts'

const decodeAll = (logs: readonly ChainLog[]): Logged[] =>
  logs.flatMap((log) => {
    const event = decodeLog(log)
    return event === undefined ? [] : { log, event }
  })

const inOrder = (a: Logged, b: Logged): number =>
  a.log.blockNumber - b.log.blockNumber || a.log.logIndex - b.log.logIndex

/** Nodes have been seen to send a log twice. */
const isFirst = (entry: Logged, i: number, all: readonly Logged[]): boolean => {
  const before = all[i - 1]
  return before === undefined || inOrder(before, entry) !== 0
}

/**
 * Works out everything that a range of blocks adds to the store. Reads the
 * chain, writes nothing. The result depends on the blocks alone, not on how
 * they were cut into ranges.
 *
 * @throws ChainMovedError when the chain changed in the meantime.
 */
export async function replayRange(
  context: ReplayContext,
  range: BlockRange,
): Promise<Rows> {
  const { chainId, rpc, book, onPruned, onUnknown } = context
  const headers = new Map(range.headers)
  const head = headers.get(range.to)
  if (head === undefined) throw new ChainMovedError(range.to)
  const all = decodeAll(range.logs).sort(inOrder).filter(isFirst)

  const setupLogs = all
    .filter(({ event }) => event.type === 'SafeSetup')
    .map(({ log }) => log)
  await addBlocks(rpc, headers, setupLogs)
  const created = await discoverSafes(rpc, all, headers, book, { onPruned })
  const fresh = new Set(created.map(({ address }) => address))
  const isSafe = (address: Hex) => book.has(address) || fresh.has(address)
  const earlier = decodeAll(
    await readEarlierTransfers(rpc, [...fresh], range.from - 1),
  )

  const own = all.filter(
    ({ log, event }) => event.type !== 'Transfer' && isSafe(log.address),
  )
  const moves = [...earlier, ...all].filter(
    ({ event }) =>
      event.type === 'Transfer' && (isSafe(event.from) || isSafe(event.to)),
  )
  const entries = [...own, ...moves]
  await addBlocks(
    rpc,
    headers,
    entries.map(({ log }) => log),
  )
  const runs = findRuns(chainId, own, book, created)
  const nonces = countNonces(runs, book)
  await resolveRuns(rpc, chainId, runs, (run) => nonces.get(run) ?? 0)
  for (const run of runs) if (run.call === undefined) onUnknown(run)
  const replay = { events: own, runs, headers, book }
  const changes = await foldStates(rpc, replay, { onPruned })

  const refs = new Map(entries.map(({ log }) => [log.txHash, log]))
  const setups = created.map(({ setup }) => setup.log)
  const receipts = await readReceipts(rpc, [...refs.values()])
  requireLogs(range.logs, receipts)
  const rowContext = {
    chainId,
    receipts,
    timestampOf: (block: number) => headers.get(block)?.timestamp ?? 0,
  }
  const thresholds = thresholdsBefore(
    own,
    runs,
    (safe) => book.get(safe)?.threshold ?? 0,
  )
  const owners = ownersBefore(own, runs, { changes, book })
  const transfers = toTransfers(rowContext, entries, runs, isSafe)
  return {
    ethTransactions: toEthTransactions(rowContext, refs),
    safes: describeSafes(rowContext, created, await readInputs(rpc, setups)),
    safeStates: toSafeStates(chainId, changes),
    executions: toExecutions(rowContext, runs, thresholds, owners),
    moduleTransactions: toModuleTransactions(rowContext, runs),
    transfers,
    approvedHashes: toApprovedHashes(rowContext, own),
    tokens: await readTokenRows(rpc, chainId, transfers, context.tokens, head),
    changed: new Map(changes.map(({ safe, state }) => [safe, state])),
  }
}
