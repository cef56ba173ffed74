import type { Hex } from 'viem'
import { ChainMovedError, IncompleteRepairError } from '../chainErrors.ts'
import type { Header } from '../fetch/ChainLog.ts'
import type { RangeSize } from '../fetch/createRangeSize.ts'
import type { SafeState } from '../fetch/SafeState.ts'
import { readNextRange } from '../follow/readNextRange.ts'
import type { ReplayContext } from '../replay/ReplayContext.ts'
import { emptyRows, type Rows } from '../replay/Rows.ts'
import { replayRange } from '../replay/replayRange.ts'
import type { Cursor } from '../store/Cursor.ts'

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

export interface ReadSafesOptions
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
