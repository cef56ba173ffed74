import type { HistoryItem, TransactionSummary } from '../../types/index.gen.ts'
import { invalid } from '../handlers/refusal.ts'
import { summaryOf } from './transactionViews.ts'
import type { StoredSafe } from './types.ts'

/** History, newest first; without the safe's creation. */
export function historyOf(safe: StoredSafe): TransactionSummary[] {
  const executed = safe.transactions
    .filter((transaction) => transaction.executed)
    .map((transaction) => summaryOf(safe, transaction))
  return [...executed, ...safe.history].sort(
    (one, other) =>
      other.timestamp - one.timestamp || (one.id < other.id ? 1 : -1),
  )
}

/** Whether a list without untrusted transfers, or without imitations, has it. */
export function isListed(
  { id, txInfo }: TransactionSummary,
  {
    trusted,
    imitation,
  }: { readonly trusted: boolean; readonly imitation: boolean },
): boolean {
  if (!id.startsWith('transfer_') || txInfo.type !== 'Transfer') return true
  const { transferInfo } = txInfo
  if (transferInfo.type !== 'ERC20') return true
  return (
    transferInfo.value !== '0' &&
    !(trusted && transferInfo.trusted !== true) &&
    (imitation || !transferInfo.imitation)
  )
}

/**
 * Items with a label before each day. The label is left out where the item
 * before this page has exactly the same time, which is what gateways do.
 */
export function withDates(
  summaries: readonly TransactionSummary[],
  before: number | undefined,
  dayOf: (timestamp: number) => string,
): HistoryItem[] {
  const items: HistoryItem[] = []
  let day: string | undefined
  for (const transaction of summaries) {
    const { timestamp } = transaction
    if (
      dayOf(timestamp) !== day &&
      !(day === undefined && timestamp === before)
    )
      items.push({ type: 'DATE_LABEL', timestamp })
    day = dayOf(timestamp)
    items.push({ type: 'TRANSACTION', transaction, conflictType: 'None' })
  }
  return items
}

/** Days as a `timezone` or a `timezone_offset` counts them. @throws Refusal with 422 */
export function readDays(
  query: URLSearchParams,
): (timestamp: number) => string {
  const timeZone = query.get('timezone')
  if (timeZone !== null) {
    try {
      const format = new Intl.DateTimeFormat('en', {
        timeZone,
        dateStyle: 'short',
      })
      return (timestamp) => format.format(timestamp)
    } catch {
      throw invalid(['timezone'], 'Invalid timezone')
    }
  }
  const offset = Number(query.get('timezone_offset') ?? 0) || 0
  return (timestamp) => new Date(timestamp + offset).toISOString().slice(0, 10)
}
