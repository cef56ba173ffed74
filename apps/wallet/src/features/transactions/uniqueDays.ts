import type { HistoryItem } from '@strongroom/gateway-sdk'

/**
 * Drops what a further page repeats: an item already listed, and the label of
 * a day that is already open.
 */
export function uniqueDays(
  items: readonly HistoryItem[],
  timeZone: string,
): HistoryItem[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone })
  const seen = new Set<string>()
  let day = ''
  return items.filter((item) => {
    if (item.type === 'TRANSACTION') {
      const { id } = item.transaction
      if (seen.has(id)) return false
      seen.add(id)
      return true
    }
    const next = format.format(item.timestamp)
    if (next === day) return false
    day = next
    return true
  })
}
