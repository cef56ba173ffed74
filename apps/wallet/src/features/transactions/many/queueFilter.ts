import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { TransactionProof } from '@strongroom/react-hooks'
import type { QueueBlock } from '../groupQueue.ts'
import { matchesFilter } from '../history/historyFilter.ts'
import type { HistoryFilter } from '../history/historySearch.ts'
import { rowAction } from '../rowAction.ts'

/** Which transactions of a queue are listed, as the page's address has it. */
export interface QueueFilter
  extends Pick<HistoryFilter, 'kind' | 'token' | 'min' | 'max'> {
  /** Those that the connected account can confirm or execute. */
  mine?: '1' | undefined
}

/** What decides about a row, beside the filter. */
export interface FilterContext {
  readonly proofs: ReadonlyMap<string, TransactionProof>
  readonly account: string | null
  /** Names by lower-case address. */
  readonly names: Readonly<Record<string, string>>
}

/** The account is asked for something, or the gateway says so while it is not proven. */
function needsAccount(
  { transaction: { id, executionInfo } }: TransactionItem,
  { proofs, account }: FilterContext,
): boolean {
  const proof = proofs.get(id)
  if (proof?.status === 'proven')
    return ['confirm', 'execute'].includes(rowAction(proof, account))
  const missing =
    executionInfo?.type === 'MULTISIG' ? executionInfo.missingSigners : null
  return (missing ?? []).some(
    ({ value }) => value.toLowerCase() === account?.toLowerCase(),
  )
}

/**
 * The blocks that a filter leaves. Rivals for a nonce stay together, so that none looks
 * like the only one, and a heading stays above what it heads.
 */
export function filterBlocks(
  blocks: readonly QueueBlock[],
  { mine, ...filter }: QueueFilter,
  context: FilterContext,
): readonly QueueBlock[] {
  const isShown = (item: TransactionItem) =>
    matchesFilter(item, filter, context.names) &&
    (mine === undefined || needsAccount(item, context))
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
