import type { MessageListItem } from '@strongroom/gateway-sdk'

/**
 * Drops what a further page repeats: a message already listed, and the label of
 * a day that is already open.
 */
export function uniqueMessages(
  items: readonly MessageListItem[],
): MessageListItem[] {
  const seen = new Set<string>()
  let day: number | undefined
  return items.filter((item) => {
    if (item.type === 'DATE_LABEL') {
      if (item.timestamp === day) return false
      day = item.timestamp
      return true
    }
    if (seen.has(item.messageHash)) return false
    seen.add(item.messageHash)
    return true
  })
}
