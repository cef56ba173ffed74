import type {
  HistoryItem,
  TransactionItem,
  TransactionSummary,
} from '@strongroom/gateway-sdk/schemas'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { createNames } from '../names/Names.ts'
import type { MadePage } from '../pages/cachedPage.ts'
import { type Cursor, pageLinks } from '../pages/pagination.ts'
import { creationSummary } from '../transactions/creationSummary.ts'
import { type HistoryOptions, historySummaries } from './historySummaries.ts'
import { type DayOf, labelDates } from './labelDates.ts'
import { type HistorySlice, readHistory } from './readHistory.ts'

export const toItem = (transaction: TransactionSummary): TransactionItem => ({
  type: 'TRANSACTION',
  transaction,
  conflictType: 'None',
})

export interface HistoryPageOptions extends HistoryOptions {
  cursor: Cursor
  url: URL
  dayOf: DayOf
  /** Version whose page is at hand already. */
  known: string | undefined
}

const step = 20

/**
 * Whether anything of this time is shown on the pages before, when what comes
 * right before this page is left out of the list.
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

/** One page of what happened, by Ethereum transaction, newest first. */
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
