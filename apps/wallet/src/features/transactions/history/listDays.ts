import type { TransactionItem } from '@strongroom/gateway-sdk'

/** A row of the history: a transaction, or the day of those under it. */
export type HistoryEntry =
  | TransactionItem
  | { type: 'DATE_LABEL'; timestamp: number; key: string }

const isDate = (timestamp: number) => Math.abs(timestamp) <= 8.64e15

/** Puts the day, in a time zone, above the transactions of each day. */
export function listDays(
  items: readonly TransactionItem[],
  timeZone: string,
): HistoryEntry[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone })
  let day = ''
  return items.flatMap((item) => {
    const { id, timestamp } = item.transaction
    // A broken timestamp off the wire must not take the list down.
    const next = isDate(timestamp) ? format.format(timestamp) : day
    if (next === day) return [item]
    day = next
    return [{ type: 'DATE_LABEL' as const, timestamp, key: `day ${id}` }, item]
  })
}
