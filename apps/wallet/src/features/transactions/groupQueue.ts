import type { QueuedItem, TransactionItem } from '@strongroom/gateway-sdk'

/** A queue as it is drawn. */
export type QueueBlock =
  | { kind: 'label'; value: 'Next' | 'Queued' }
  | { kind: 'single'; item: TransactionItem }
  | { kind: 'conflict'; nonce: number; items: readonly TransactionItem[] }

// A row is rendered again when its block is another one, and so is each of 200 rows
// with every page that follows, unless its block stays.
const singles = new WeakMap<TransactionItem, QueueBlock>()
const labels = {
  Next: { kind: 'label', value: 'Next' },
  Queued: { kind: 'label', value: 'Queued' },
} as const

/** The transactions of a queue, without its labels. */
export const transactionsOf = (
  items: readonly QueuedItem[],
): TransactionItem[] => items.filter((item) => item.type === 'TRANSACTION')

/**
 * Puts the rivals for a nonce together, and labels what is next: by the safe's nonce,
 * not by the gateway's labels. A group that continues over the edge of a page has no
 * second header there, and pages may overlap by one item.
 */
export function groupQueue(
  items: readonly QueuedItem[],
  current: number,
): QueueBlock[] {
  const blocks: QueueBlock[] = []
  const seen = new Set<string>()
  const label = (nonce: number | undefined) => {
    const word = nonce === current ? 'Next' : 'Queued'
    const isKnown = blocks.some(
      (block) => block.kind === 'label' && block.value === word,
    )
    if (!isKnown) blocks.push(labels[word])
  }
  for (const item of items) {
    if (item.type === 'LABEL') continue
    const last = blocks.at(-1)
    if (item.type === 'CONFLICT_HEADER') {
      if (last?.kind === 'conflict' && last.nonce === item.nonce) continue
      label(item.nonce)
      blocks.push({ kind: 'conflict', nonce: item.nonce, items: [] })
    } else {
      if (seen.has(item.transaction.id)) continue
      seen.add(item.transaction.id)
      if (last?.kind === 'conflict' && last.nonce === nonceOf(item))
        blocks[blocks.length - 1] = { ...last, items: [...last.items, item] }
      else {
        label(nonceOf(item))
        const block = singles.get(item) ?? { kind: 'single', item }
        singles.set(item, block)
        blocks.push(block)
      }
    }
  }
  return blocks
}

/** The first blocks with at most so many transactions, without labels. */
export function firstBlocks(
  blocks: readonly QueueBlock[],
  most: number,
): QueueBlock[] {
  let left = most
  return blocks.flatMap((block): QueueBlock[] => {
    if (block.kind === 'label' || left <= 0) return []
    if (block.kind === 'single') {
      left -= 1
      return [block]
    }
    // Rivals stay together, so that none looks like the only one.
    left -= block.items.length
    return [block]
  })
}

function nonceOf(item: TransactionItem): number | undefined {
  const { executionInfo } = item.transaction
  return executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : undefined
}

/** Nonces below a waiting transaction that have no transaction. */
export function queueGaps(
  items: readonly QueuedItem[],
  current: number,
): number[] {
  const waiting = new Set(
    items.flatMap((item) =>
      item.type === 'TRANSACTION' ? [nonceOf(item) ?? current] : [],
    ),
  )
  const gaps: number[] = []
  const highest = Math.min(Math.max(current, ...waiting), current + 100)
  for (let nonce = current; nonce < highest; nonce += 1)
    if (!waiting.has(nonce)) gaps.push(nonce)
  return gaps
}
