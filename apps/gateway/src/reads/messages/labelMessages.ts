import type { MessageItem, MessageListItem } from '@strongroom/gateway-sdk'

const day = 86_400_000
const midnight = (time: number) => Math.floor(time / day) * day

/**
 * Puts a label before each UTC day's messages. `before` is when the last
 * message of the previous page was created: its day has its label already.
 */
export function labelMessages(
  items: readonly MessageItem[],
  before: number | null,
): MessageListItem[] {
  let labelled = before === null ? null : midnight(before)
  return items.flatMap((item): MessageListItem[] => {
    const timestamp = midnight(item.creationTimestamp)
    if (timestamp === labelled) return [item]
    labelled = timestamp
    return [{ type: 'DATE_LABEL', timestamp }, item]
  })
}
