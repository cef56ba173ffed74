import { getAddress, type Hex } from 'viem'
import type { Rpc } from '../../platform/rpc/createNodeRpc.ts'
import { fromQuantity, requireResult } from '../../platform/rpc/readResult.ts'
import { ChainMovedError, IncompleteRepairError } from '../chainErrors.ts'
import type { BlockRef, Header } from '../fetch/ChainLog.ts'
import type { RangeSize } from '../fetch/createRangeSize.ts'
import { readNonces } from '../fetch/readNonces.ts'
import type { SafeState } from '../fetch/SafeState.ts'
import { readNextRange } from '../follow/readNextRange.ts'
import type { ReplayContext } from '../replay/ReplayContext.ts'
import { emptyRows, type Rows } from '../replay/Rows.ts'
import { replayRange } from '../replay/replayRange.ts'
import type { SafeRegistry } from '../replay/SafeRegistry.ts'
import type { Cursor } from '../store/head.ts'

interface WholeOptions {
  /** Lower case. */
  safes: ReadonlySet<Hex>
  book: SafeRegistry
  rows: Rows
  head: BlockRef
  /** Transactions that the index has rows of these safes in. */
  indexed: ReadonlySet<Hex>
}

/** Does the receipt of a transaction up to the head have a log of the safes? */
const concerns = (
  value: unknown,
  { safes, head }: Pick<WholeOptions, 'safes' | 'head'>,
): boolean => {
  if (value === null) return false
  const { blockNumber, logs } = Object(value) as Record<string, unknown>
  if (fromQuantity(blockNumber) > head.number) return false
  return (Array.isArray(logs) ? logs : []).some((entry) => {
    const log = Object(entry) as Record<string, unknown>
    const topics = Array.isArray(log['topics']) ? log['topics'] : []
    const named = topics.map((topic) => `0x${String(topic).slice(26)}`)
    const places = [String(log['address']), ...named]
    return places.some((place) => safes.has(place.toLowerCase() as Hex))
  })
}

/**
 * Makes sure that rows which were read anew are complete: they have every
 * transaction that the index has and the node still knows, and every one that
 * the nonce counts. Otherwise a node that leaves out logs would empty the safe
 * in the repair.
 *
 * @throws IncompleteRepairError
 */
export async function requireWhole(
  rpc: Rpc,
  { safes, book, rows, head, indexed }: WholeOptions,
): Promise<void> {
  const read = new Set(rows.ethTransactions.map(({ hash }) => hash))
  const lost = [...indexed].filter((hash) => !read.has(hash))
  const answers = await rpc.batch(
    lost.map((hash) => ({
      method: 'eth_getTransactionReceipt',
      params: [hash],
    })),
  )
  for (const [i, answer] of answers.entries()) {
    if (!concerns(requireResult(answer), { safes, head })) continue
    throw new IncompleteRepairError(
      `The node leaves out logs of transaction ${lost[i]}.`,
    )
  }
  const known = [...book]
  const targets = known.map(([safe]) => ({ safe, block: head }))
  const nonces = await readNonces(rpc, targets)
  for (const [i, [safe, { nonce }]] of known.entries()) {
    const actual = nonces[i]
    if (actual === undefined || actual === nonce) continue
    throw new IncompleteRepairError(
      `The node leaves out logs of safe ${getAddress(safe)}: its nonce is ${actual}, and the logs make ${nonce}.`,
    )
  }
}

/** Safes that are read from their creation on, and how far that is. */
export interface Reading {
  /** Lower case. */
  safes: ReadonlySet<Hex>
  /** First block that may have something about them. */
  from: number
  /** Where reading stands; undefined before the first block. */
  cursor: Cursor | undefined
  book: Map<Hex, SafeState>
  /** Tokens whose metadata is known, checksummed. */
  tokens: Set<Hex>
  rows: Rows
}

/** The state of a repair before its first block is read. */
export const beginReading = (
  what: Pick<Reading, 'safes' | 'from' | 'tokens'>,
): Reading => ({
  ...what,
  cursor: undefined,
  book: new Map(),
  rows: emptyRows(),
})

interface ReadSafesOptions
  extends Pick<
    ReplayContext,
    'chainId' | 'rpc' | 'startBlock' | 'onPruned' | 'onUnknown'
  > {
  /** Head of the index. */
  latest: Header
  finality: number
  size: RangeSize
}

const append = <row>(list: row[], more: readonly row[]): void => {
  for (const row of more) list.push(row)
}

const appendRows = (rows: Rows, more: Rows): void => {
  append(rows.ethTransactions, more.ethTransactions)
  append(rows.safes, more.safes)
  append(rows.safeStates, more.safeStates)
  append(rows.executions, more.executions)
  append(rows.moduleTransactions, more.moduleTransactions)
  append(rows.transfers, more.transfers)
  append(rows.approvedHashes, more.approvedHashes)
  append(rows.tokens, more.tokens)
  for (const [safe, state] of more.changed) rows.changed.set(safe, state)
}

/**
 * Adds the next blocks to a reading, as a new index would read them; the store
 * stays unchanged.
 *
 * @throws ChainMovedError when the chain changed since the blocks before.
 * @throws IncompleteRepairError when executions are missing.
 */
export async function readSafes(
  reading: Reading,
  { latest, finality, size, ...context }: ReadSafesOptions,
): Promise<void> {
  const { safes, from, book, tokens, cursor } = reading
  if (cursor !== undefined && cursor.head >= latest.number) {
    throw new ChainMovedError(latest.number)
  }
  const range = await readNextRange({
    rpc: context.rpc,
    cursor,
    latest,
    finality,
    size,
    startBlock: from,
    safes: book.keys(),
    only: safes,
    onRecovered: () => undefined,
  })
  const rows = await replayRange(
    {
      ...context,
      book,
      tokens,
      only: safes,
      // Transfers from before the safe existed come at once.
      scanAtOnce: Number.POSITIVE_INFINITY,
      onGap: ({ block, expected, actual }) => {
        throw new IncompleteRepairError(
          `The node leaves out executions ${expected} to ${actual - 1} before block ${block.number}.`,
        )
      },
    },
    range,
  )
  const last = range.headers.get(range.to)
  if (last === undefined) throw new ChainMovedError(range.to)
  const { number, hash } = last
  reading.cursor = {
    genesisHash: cursor?.genesisHash ?? hash,
    head: number,
    headHash: hash,
    recent: [{ number, hash }],
  }
  for (const [safe, state] of rows.changed) book.set(safe, state)
  for (const { address } of rows.tokens) tokens.add(address)
  appendRows(reading.rows, rows)
}
