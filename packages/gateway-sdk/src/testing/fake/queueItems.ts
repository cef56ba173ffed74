import type { QueuedItem } from '../../types/index.gen.ts'
import { summaryOf } from './transactionViews.ts'
import type { StoredSafe, StoredTransaction } from './types.ts'

/** Transactions that wait to be executed, in order. */
export function queueOf(safe: StoredSafe): StoredTransaction[] {
  return safe.transactions
    .filter(
      (transaction) =>
        !transaction.executed && transaction.nonce >= safe.info.nonce,
    )
    .sort(
      (one, other) =>
        one.nonce - other.nonce || one.submittedAt - other.submittedAt,
    )
}

/**
 * A part of the queue with its labels, headers and conflicts. The neighbors of
 * the part also decide them at its edges.
 */
export function queueItems(
  safe: StoredSafe,
  queue: readonly StoredTransaction[],
  offset: number,
  limit: number,
): QueuedItem[] {
  const before = queue[offset - 1]?.nonce
  const after = queue[offset + limit]?.nonce
  const groups = new Map<number, StoredTransaction[]>()
  for (const transaction of queue.slice(offset, offset + limit))
    groups.set(transaction.nonce, [
      ...(groups.get(transaction.nonce) ?? []),
      transaction,
    ])

  const items: QueuedItem[] = []
  let last = before ?? -1
  for (const [nonce, group] of groups) {
    const current = safe.info.nonce
    if (last < current && nonce === current)
      items.push({ type: 'LABEL', label: 'Next' })
    else if (last <= current && nonce > current)
      items.push({ type: 'LABEL', label: 'Queued' })
    last = nonce

    const goesOn = nonce === after
    const conflicts = group.length > 1 || goesOn
    const carried = nonce === before
    if (conflicts && !carried) items.push({ type: 'CONFLICT_HEADER', nonce })
    for (const [index, transaction] of group.entries()) {
      const ends = index === group.length - 1 && !goesOn
      items.push({
        type: 'TRANSACTION',
        transaction: summaryOf(safe, transaction),
        conflictType: !(conflicts || carried)
          ? 'None'
          : ends
            ? 'End'
            : 'HasNext',
      })
    }
  }
  return items
}
