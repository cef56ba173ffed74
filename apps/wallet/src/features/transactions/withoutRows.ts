import type { HistoryItem } from '@strongroom/gateway-sdk'

/** A history without some of its transactions, and without days left empty. */
export function withoutRows(
  items: readonly HistoryItem[],
  hidden: ReadonlySet<string>,
): readonly HistoryItem[] {
  if (hidden.size === 0) return items
  const left = items.filter(
    (item) => item.type === 'DATE_LABEL' || !hidden.has(item.transaction.id),
  )
  return left.filter(
    (item, at) =>
      item.type !== 'DATE_LABEL' ||
      (left[at + 1] ?? { type: 'DATE_LABEL' }).type !== 'DATE_LABEL',
  )
}
