import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { QueueBlock } from '../groupQueue.ts'
import { matchesFilter } from '../history/historyFilter.ts'
import { type QueueContext, queueStateOf } from '../queueState.ts'
import type { QueueFilter } from './queueSearch.ts'

/** Facts that decide about a row beside the filter. */
export interface FilterContext extends QueueContext {
  /** Names by lower-case address. */
  readonly names: Readonly<Record<string, string>>
}

/**
 * The blocks that a filter leaves. Rivals for a nonce stay together, so that none looks
 * like the only one, and a heading stays above what it heads.
 */
export function filterBlocks(
  blocks: readonly QueueBlock[],
  { state, ...filter }: QueueFilter,
  context: FilterContext,
): readonly QueueBlock[] {
  const isShown = (item: TransactionItem) =>
    matchesFilter(item, filter, context.names) &&
    (state === undefined || queueStateOf(item, context).state === state)
  const left = blocks.filter(
    (block) =>
      block.kind === 'label' ||
      (block.kind === 'single' ? [block.item] : block.items).some(isShown),
  )
  return left.filter(
    (block, index) =>
      block.kind !== 'label' ||
      (left[index + 1] !== undefined && left[index + 1]?.kind !== 'label'),
  )
}
