import type { HistoryItem, TransactionItem } from '@strongroom/gateway-sdk'

/** Gives the calendar day of a time in milliseconds, as text. */
export type DayOf = (timestamp: number) => string

/**
 * Days of an IANA time zone.
 *
 * @returns undefined for an unknown zone.
 */
export function dayInZone(timeZone: string): DayOf | undefined {
  try {
    const format = new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      era: 'short',
    })
    return (timestamp) => format.format(timestamp)
  } catch {
    return undefined
  }
}

/** Days of UTC moved by so many milliseconds. */
export function dayAtOffset(offset: number): DayOf {
  return (timestamp) => String(Math.floor((timestamp + offset) / 86_400_000))
}

/**
 * Puts a date label before each day's items, with the exact time of the day's
 * first item. `before` is the time of the last item of the previous page: a
 * label with the same time is left out.
 */
export function labelDates(
  items: readonly TransactionItem[],
  dayOf: DayOf,
  before: number | null,
): HistoryItem[] {
  const days = Map.groupBy(items, (item) => dayOf(item.transaction.timestamp))
  return [...days.values()].flatMap((group): HistoryItem[] => {
    const timestamp = group[0]?.transaction.timestamp ?? 0
    return timestamp === before
      ? group
      : [{ type: 'DATE_LABEL', timestamp }, ...group]
  })
}
