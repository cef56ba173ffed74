import type { QueuedItem, TransactionSummary } from '@strongroom/gateway-sdk'

export interface QueueEntry {
  nonce: number
  transaction: TransactionSummary
}

export interface QueueNeighbours {
  safeNonce: number
  /** Nonce of the transaction just before this page. */
  previousNonce: number | null
  /** Nonce of the transaction just after this page. */
  nextNonce: number | null
}

/**
 * Puts the labels and the conflict headers between the transactions of a queue
 * page. Entries come by nonce; a conflict may go on across the page's edges.
 */
export function labelQueue(
  entries: readonly QueueEntry[],
  { safeNonce, previousNonce, nextNonce }: QueueNeighbours,
): QueuedItem[] {
  const items: QueuedItem[] = []
  const groups = Map.groupBy(entries, (entry) => entry.nonce)
  let last = previousNonce ?? -1
  for (const [nonce, group] of groups) {
    if (last < safeNonce && nonce === safeNonce) {
      items.push({ type: 'LABEL', label: 'Next' })
    } else if (last <= safeNonce && nonce > safeNonce) {
      items.push({ type: 'LABEL', label: 'Queued' })
    }
    last = nonce
    const edge = nonce === nextNonce
    const carried = nonce === previousNonce
    const conflicts = group.length > 1 || edge
    if (conflicts && !carried) items.push({ type: 'CONFLICT_HEADER', nonce })
    group.forEach(({ transaction }, position) => {
      const ends = position === group.length - 1 && !edge
      items.push({
        type: 'TRANSACTION',
        transaction,
        conflictType:
          !conflicts && !carried ? 'None' : ends ? 'End' : 'HasNext',
      })
    })
  }
  return items
}
