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
import { countHistory, readHistoryHashes } from '../queries/readHistory.ts'
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
  const [hashes, count] = await Promise.all([
    readHistoryHashes(db, chain.chainId, address, {
      limit: cursor.limit + leading,
      offset: cursor.offset - leading,
    }),
    countHistory(db, chain.chainId, address),
  ])
  const groups = await historySummaries(gateway, chain, safe, hashes, options)
  const before = groups.slice(0, leading).flat().at(-1)?.timestamp ?? null
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
  return { count, ...links, results: labelDates(items, dayOf, before) }
}
