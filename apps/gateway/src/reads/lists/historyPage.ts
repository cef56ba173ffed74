import type {
  HistoryItem,
  TransactionItem,
  TransactionSummary,
} from '@strongroom/gateway-sdk'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { loadCalls } from '../contracts/loadCalls.ts'
import { createNames } from '../names/Names.ts'
import { readTokens } from '../names/readTokens.ts'
import type { MadePage } from '../pages/cachedPage.ts'
import { type Cursor, pageLinks } from '../pages/pagination.ts'
import { creationSummary } from '../transactions/creationSummary.ts'
import { loadMultisigViews } from '../transactions/loadMultisigViews.ts'
import { moduleSummary } from '../transactions/moduleSummary.ts'
import { multisigSummary } from '../transactions/multisigSummary.ts'
import { transferSummary } from '../transactions/transferSummary.ts'
import { type DayOf, labelDates } from './labelDates.ts'
import { markImitations } from './markImitations.ts'
import {
  type HistorySlice,
  newestFirst,
  readHistory,
  readOlderTokenTransfers,
  type TransferRow,
} from './readHistory.ts'

interface HistoryOptions {
  /** Leave out tokens that the configuration does not trust. */
  trusted: boolean
  /** Keep what looks like address poisoning. */
  imitation: boolean
}

const maxTransfers = 100
const lookback = 3

const findImitations = async (
  { db }: Gateway,
  chainId: string,
  safe: Address,
  transfers: readonly TransferRow[],
): Promise<Set<TransferRow>> => {
  const ours = transfers.filter((row) => row.kind === 'ERC20').sort(newestFirst)
  const oldest = ours.at(-1)
  if (oldest === undefined) return new Set()
  const older = await readOlderTokenTransfers(
    db,
    chainId,
    safe,
    oldest,
    lookback,
  )
  const rows = [...ours, ...older]
  const tokens = await readTokens(
    db,
    chainId,
    rows.flatMap((row) => (row.token === null ? [] : [row.token])),
  )
  return new Set(
    [...markImitations(rows, tokens)].flatMap((at) => rows[at] ?? []),
  )
}

const loadParts = async (
  gateway: Gateway,
  chain: ChainConfig,
  slice: HistorySlice,
) => {
  const { safe, multisigs } = slice
  const modules = await loadCalls(gateway, chain, slice.modules)
  const names = createNames(chain, gateway.config.publicUrl, slice.tokens)
  const [views, imitations] = await Promise.all([
    loadMultisigViews(
      gateway,
      chain,
      safe,
      multisigs.executed.map(({ executed }) => executed.safeTxHash),
      slice,
    ),
    findImitations(gateway, chain.chainId, safe.state.safe, slice.transfers),
  ])
  return { modules, names, views, imitations }
}

/**
 * Actions of each entry of a history: the multisig transactions it executed, or
 * else the module's, or else the transfers.
 */
async function historySummaries(
  gateway: Gateway,
  chain: ChainConfig,
  slice: HistorySlice,
  { trusted, imitation }: HistoryOptions,
): Promise<TransactionSummary[][]> {
  const { modules, names, views, imitations } = await loadParts(
    gateway,
    chain,
    slice,
  )
  return slice.entries.map(({ txHash: hash }) => {
    const executed = slice.multisigs.executed.filter(
      (row) => row.executed.txHash === hash,
    )
    if (executed.length > 0) {
      return executed.flatMap((row) => {
        const view = views.get(row.executed.safeTxHash)
        return view === undefined ? [] : [multisigSummary(view)]
      })
    }
    const moved = modules.filter(({ row }) => row.txHash === hash)
    if (moved.length > 0) {
      return moved.map(({ row, call }) => moduleSummary(row, call, names))
    }
    return slice.transfers
      .filter(
        (row) =>
          row.txHash === hash &&
          (row.kind !== 'ERC20' ||
            (row.value !== '0' &&
              (!trusted || (row.token !== null && names.trusts(row.token))))) &&
          (imitation || !imitations.has(row)),
      )
      .slice(0, maxTransfers)
      .map((row) => transferSummary(row, names, imitations.has(row)))
  })
}

export const toItem = (transaction: TransactionSummary): TransactionItem => ({
  type: 'TRANSACTION',
  transaction,
  conflictType: 'None',
})

interface HistoryPageOptions extends HistoryOptions {
  cursor: Cursor
  url: URL
  dayOf: DayOf
  /** Version whose page is at hand already. */
  known: string | undefined
}

const step = 20

/**
 * Whether the pages before show a row of this time, when the row right before
 * this page is left out of the list.
 */
const showsBefore = async (
  gateway: Gateway,
  chain: ChainConfig,
  safe: Address,
  options: HistoryPageOptions,
  timestamp: number,
): Promise<boolean> => {
  const of = { chainId: chain.chainId, safe }
  let end = options.cursor.offset - 1
  while (end > 0) {
    const limit = Math.min(step, end)
    const cursor = { limit, offset: end - limit }
    const { slice } = await readHistory(gateway.db, of, cursor)
    if (slice === undefined) return false
    const entries = slice.entries.filter((row) => row.timestamp === timestamp)
    const same = { ...slice, entries }
    const groups = await historySummaries(gateway, chain, same, options)
    if (groups.flat().length > 0) return true
    if (entries.length < slice.entries.length) return false
    end -= limit
  }
  return false
}

/** Whether the day of the page's first item continues from the page before. */
const continues = async (
  gateway: Gateway,
  chain: ChainConfig,
  { safe, entries }: HistorySlice,
  options: HistoryPageOptions,
  { shown, first }: { shown: number | undefined; first: number | undefined },
): Promise<boolean> => {
  if (options.cursor.offset === 0 || first === undefined) return false
  return shown === undefined && entries[0]?.timestamp === first
    ? showsBefore(gateway, chain, safe.state.safe, options, first)
    : shown === first
}

/** One page of the history, by Ethereum transaction, newest first. */
export async function historyPage(
  gateway: Gateway,
  chain: ChainConfig,
  safe: Address,
  options: HistoryPageOptions,
): Promise<MadePage<HistoryItem>> {
  const { cursor, url, dayOf, known } = options
  const leading = cursor.offset > 0 ? 1 : 0
  const { version, slice } = await readHistory(
    gateway.db,
    { chainId: chain.chainId, safe },
    { limit: cursor.limit + leading, offset: cursor.offset - leading },
    known,
  )
  if (slice === undefined) return { version, page: undefined }
  const { count } = slice
  const groups = await historySummaries(gateway, chain, slice, options)
  const items = groups.slice(leading).flat().map(toItem)
  const links = pageLinks(url, cursor, count)
  if (links.next === null) {
    const names = createNames(chain, gateway.config.publicUrl, slice.tokens)
    items.push(toItem(creationSummary(slice.safe, names)))
  }
  const first = items[0]?.transaction.timestamp
  const shown = groups.slice(0, leading).flat().at(-1)?.timestamp
  const before = (await continues(gateway, chain, slice, options, {
    shown,
    first,
  }))
    ? (first ?? null)
    : null
  const results = labelDates(items, dayOf, before)
  return { version, page: { count, ...links, results } }
}
