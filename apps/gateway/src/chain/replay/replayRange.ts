import type { Address, Hex } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import { requireResult } from '../../platform/rpc/readResult.ts'
import { ChainMovedError, IncompleteLogsError } from '../chainErrors.ts'
import { safeTopics, transferTopic } from '../decode/decodeLog.ts'
import { addBlocks } from '../fetch/addBlocks.ts'
import type { BlockRange, ChainLog } from '../fetch/ChainLog.ts'
import { transferFilters } from '../fetch/logFilters.ts'
import { parseLogs } from '../fetch/parseLog.ts'
import { readEarlierTransfers } from '../fetch/readEarlierTransfers.ts'
import { readInputs } from '../fetch/readInputs.ts'
import {
  type Receipt,
  type ReceiptLog,
  readReceipts,
} from '../fetch/readReceipts.ts'
import { checksum } from './checksum.ts'
import { decodeLogs } from './decodeLogs.ts'
import { describeSafes } from './describeSafes.ts'
import { discoverSafes } from './discoverSafes.ts'
import { foldStates, type StateChange } from './foldStates.ts'
import type { Logged } from './Logged.ts'
import type { MultisigRun, Run } from './pairExecutions.ts'
import type { ReplayContext } from './ReplayContext.ts'
import type { Rows } from './Rows.ts'
import { readTokenRows } from './readTokenRows.ts'
import { countNonces, findRuns, resolveRuns } from './resolveRuns.ts'
import type { SafeRegistry } from './SafeRegistry.ts'
import {
  toApprovedHashes,
  toEthTransactions,
  toSafeStates,
} from './toChainRows.ts'
import {
  type RowContext,
  thresholdsBefore,
  toExecutions,
} from './toExecutions.ts'
import { toTransfers } from './toTransfers.ts'

interface Block {
  number: number
  owners: Set<Hex>
  /** Owners since the last execution that ended; undefined while unchanged. */
  settled?: readonly Hex[]
}

interface Known {
  changes: readonly StateChange[]
  book: SafeRegistry
}

const ownersAsOf = (
  { changes, book }: Known,
  safe: Hex,
  block: number,
): Set<Hex> => {
  const state =
    changes.findLast(
      (change) => change.safe === safe && change.block.number < block,
    )?.state ?? book.get(safe)
  const owners = state?.owners ?? []
  return new Set(owners.map((owner) => owner.toLowerCase() as Hex))
}

/**
 * Owners when an execution began, for those in whose block they had changed
 * before: states are kept by block, which is too coarse for these.
 */
function ownersBefore(
  events: readonly Logged[],
  runs: readonly Run[],
  known: Known,
): Map<MultisigRun, Address[]> {
  const byLog = new Map(runs.map((run) => [run.ended.log, run]))
  const blocks = new Map<Hex, Block>()
  const found = new Map<MultisigRun, Address[]>()
  for (const { log, event } of events) {
    const { address: safe, blockNumber: number } = log
    const here = blocks.get(safe)
    const block = here?.number === number ? here : undefined
    if (event.type === 'SafeSetup') {
      const { owners } = event
      blocks.set(safe, { number, owners: new Set(owners), settled: owners })
    } else if (event.type === 'SettingsChanged') {
      const { addedOwner: added, removedOwner: removed } = event
      if (added === undefined && removed === undefined) continue
      const changed = block ?? {
        number,
        owners: ownersAsOf(known, safe, number),
      }
      if (added !== undefined) changed.owners.add(added)
      if (removed !== undefined) changed.owners.delete(removed)
      blocks.set(safe, changed)
    } else if (block !== undefined) {
      const run = byLog.get(log)
      if (run?.kind === 'multisig' && block.settled !== undefined) {
        found.set(run, block.settled.map(checksum))
      }
      // A change by the execution itself applies from the next one on.
      if (run !== undefined) block.settled = [...block.owners]
    }
  }
  return found
}

const emitted: ReadonlySet<string> = new Set(safeTopics)

interface AskedFor {
  isSafe: (address: Hex) => boolean
  /** Safes to read; undefined reads all. */
  only: ReadonlySet<Hex> | undefined
}

/** Would the log filters have given this log? */
const isAskedFor = (
  { address, topics }: ReceiptLog,
  { isSafe, only }: AskedFor,
): boolean => {
  const [topic = '', from = '', to = ''] = topics
  if (topic !== transferTopic) {
    return emitted.has(topic) && (only?.has(address as Hex) ?? true)
  }
  const isTransfer = topics.length === 3 || topics.length === 4
  return isTransfer && [from, to].some((end) => isSafe(`0x${end.slice(26)}`))
}

/**
 * Compares what the log filters gave with the receipts of the same transactions:
 * a node whose log index is damaged answers short without a word. A transaction
 * of which it gives no log at all is for `completeLogs` to find.
 *
 * @throws IncompleteLogsError
 */
function requireLogs(
  logs: readonly ChainLog[],
  receipts: ReadonlyMap<Hex, Receipt>,
  asked: AskedFor,
): void {
  const given = new Map<Hex, Set<number>>()
  for (const { txHash, logIndex } of logs) {
    const places = given.get(txHash) ?? new Set<number>()
    given.set(txHash, places)
    places.add(logIndex)
  }
  for (const [txHash, places] of given) {
    for (const log of receipts.get(txHash)?.logs ?? []) {
      if (!places.has(log.logIndex) && isAskedFor(log, asked)) {
        throw new IncompleteLogsError(txHash)
      }
    }
  }
}

function toModuleTransactions(
  { chainId, timestampOf }: RowContext,
  runs: readonly Run[],
): Rows['moduleTransactions'] {
  return runs.flatMap((run) => {
    if (run.kind !== 'module' || run.call === undefined) return []
    const { call, log, ended, safe } = run
    return {
      chainId,
      safe: checksum(safe),
      txHash: log.txHash,
      logIndex: log.logIndex,
      blockNumber: log.blockNumber,
      timestamp: timestampOf(log.blockNumber),
      module: checksum(call.module),
      to: checksum(call.to),
      value: String(call.value),
      data: call.data,
      operation: call.operation,
      success: ended.event.success,
    }
  })
}

/** All logs of the transactions that emitted the given logs. */
async function readReceiptLogs(
  rpc: Rpc,
  logs: readonly ChainLog[],
): Promise<ChainLog[]> {
  const hashes = [...new Set(logs.map(({ txHash }) => txHash))]
  const answers = await rpc.batch(
    hashes.map((hash) => ({
      method: 'eth_getTransactionReceipt',
      params: [hash],
    })),
  )
  return answers.flatMap((answer) => {
    const receipt = Object(requireResult(answer)) as Record<string, unknown>
    return parseLogs(receipt['logs'])
  })
}

/**
 * Works out everything that a range of blocks adds to the store. Reads the
 * chain without writing. The result depends on the blocks alone, not on how
 * they were cut into ranges.
 *
 * @throws ChainMovedError when the chain changed in the meantime.
 */
export async function replayRange(
  context: ReplayContext,
  range: BlockRange,
): Promise<Rows> {
  const { chainId, rpc, book, only, onPruned, onUnknown, onGap } = context
  const headers = new Map(range.headers)
  const head = headers.get(range.to)
  if (head === undefined) throw new ChainMovedError(range.to)
  const read = decodeLogs(range.logs)

  const setupLogs = read
    .filter(({ event }) => event.type === 'SafeSetup')
    .map(({ log }) => log)
  await addBlocks(rpc, headers, setupLogs)
  // A list of safes leaves out the events of their factories.
  const creations =
    only === undefined ? [] : await readReceiptLogs(rpc, setupLogs)
  const created = await discoverSafes(
    rpc,
    [...read, ...decodeLogs(creations)],
    headers,
    { book, only, onPruned },
  )
  const fresh = new Set(created.map(({ address }) => address))
  const isSafe = (address: Hex) => book.has(address) || fresh.has(address)
  const more = await range.readMore(transferFilters([...fresh]))
  const all = more.length === 0 ? read : decodeLogs([...range.logs, ...more])
  const isShort = range.from - context.startBlock <= context.scanAtOnce
  const earlier = !isShort
    ? []
    : decodeLogs(
        await readEarlierTransfers(rpc, [...fresh], {
          from: context.startBlock,
          last: range.from - 1,
        }),
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
  const replay = { events: own, runs, created, headers, book }
  const changes = await foldStates(rpc, replay, { onPruned, onGap })

  const refs = new Map(entries.map(({ log }) => [log.txHash, log]))
  const setups = created.map(({ setup }) => setup.log)
  const receipts = await readReceipts(rpc, [...refs.values()])
  requireLogs([...range.logs, ...more], receipts, { isSafe, only })
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
    safes: describeSafes(
      rowContext,
      created,
      await readInputs(rpc, setups),
    ).map((row) => ({ ...row, hasEarlierTransfers: isShort })),
    safeStates: toSafeStates(chainId, changes),
    executions: toExecutions(rowContext, runs, thresholds, owners),
    moduleTransactions: toModuleTransactions(rowContext, runs),
    transfers,
    approvedHashes: toApprovedHashes(rowContext, own),
    tokens: await readTokenRows(rpc, chainId, transfers, context.tokens, head),
    changed: new Map(changes.map(({ safe, state }) => [safe, state])),
  }
}
