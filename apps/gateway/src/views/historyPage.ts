import type {
  HistoryItem,
  Page,
  TransactionItem,
  TransactionSummary,
} from '@strongroom/gateway-sdk/schemas'
import type { ChainConfig } from '../config/Config.ts'
import type { Gateway } from '../Gateway.ts'
import { type Cursor, pageLinks } from '../http/pagination.ts'
import { creationSummary } from '../mapping/creationSummary.ts'
import { type DayOf, labelDates } from '../mapping/labelDates.ts'
import {
  countHistory,
  readHistoryTransactions,
} from '../queries/readHistory.ts'
import type { SafeRecord } from '../queries/SafeRecord.ts'
import { type HistoryOptions, historySummaries } from './historySummaries.ts'
import { loadNames } from './loadNames.ts'

export const toItem = (transaction: TransactionSummary): TransactionItem => ({
  type: 'TRANSACTION',
  transaction,
  conflictType: 'None',
})

export interface HistoryPageOptions extends HistoryOptions {
  cursor: Cursor
  url: URL
  dayOf: DayOf
}

const step = 20

/**
 * Whether anything of this time is shown on the pages before, when what comes
 * right before this page is left out of the list.
 */
const showsBefore = async (
  gateway: Gateway,
  chain: ChainConfig,
  safe: SafeRecord,
  options: HistoryPageOptions,
  timestamp: number,
): Promise<boolean> => {
  let end = options.cursor.offset - 1
  while (end > 0) {
    const limit = Math.min(step, end)
    const rows = await readHistoryTransactions(
      gateway.db,
      chain.chainId,
      safe.state.safe,
      { limit, offset: end - limit },
    )
    const same = rows.filter((row) => row.timestamp === timestamp)
    const hashes = same.map((row) => row.txHash)
    const groups = await historySummaries(gateway, chain, safe, hashes, options)
    if (groups.flat().length > 0) return true
    if (same.length < rows.length) return false
    end -= limit
  }
  return false
}

/** One page of what happened, by Ethereum transaction, newest first. */
export async function historyPage(
  gateway: Gateway,
  chain: ChainConfig,
  safe: SafeRecord,
  options: HistoryPageOptions,
): Promise<Page<HistoryItem>> {
  const { db } = gateway
  const { cursor, url, dayOf } = options
  const { address } = safe.creation
  const leading = cursor.offset > 0 ? 1 : 0
  const [rows, count] = await Promise.all([
    readHistoryTransactions(db, chain.chainId, address, {
      limit: cursor.limit + leading,
      offset: cursor.offset - leading,
    }),
    countHistory(db, chain.chainId, address),
  ])
  const hashes = rows.map((row) => row.txHash)
  const groups = await historySummaries(gateway, chain, safe, hashes, options)
  const items = groups.slice(leading).flat().map(toItem)
  const links = pageLinks(url, cursor, count)
  if (links.next === null) {
    const { singleton, factory } = safe.creation
    const names = await loadNames(
      gateway,
      chain,
      factory === null ? [singleton] : [singleton, factory],
    )
    items.push(toItem(creationSummary(safe, names)))
  }
  const first = items[0]?.transaction.timestamp
  const shown = groups.slice(0, leading).flat().at(-1)?.timestamp
  const continues =
    leading > 0 &&
    first !== undefined &&
    (shown === undefined && rows[0]?.timestamp === first
      ? await showsBefore(gateway, chain, safe, options, first)
      : shown === first)
  const before = continues ? first : null
  return { count, ...links, results: labelDates(items, dayOf, before) }
}
