import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { TransactionProof } from '@strongroom/react-hooks'
import type { QueueBlock } from '../groupQueue.ts'
import { matchesFilter } from '../history/historyFilter.ts'
import { isEnd } from '../nextStep.ts'
import { rowAction } from '../rowAction.ts'
import type { QueueFilter, QueueState } from './queueSearch.ts'

/** Facts that decide about a row beside the filter. */
export interface FilterContext extends StateContext {
  /** Names by lower-case address. */
  readonly names: Readonly<Record<string, string>>
}

interface StateContext {
  readonly proofs: ReadonlyMap<string, TransactionProof>
  readonly account: string | null
  /** The safe's next nonce. */
  readonly current: number
}

/**
 * State of a waiting transaction for the connected account: by the proof, or by the
 * gateway's word until the proof is there. Undefined when it does not wait any more,
 * or when the gateway contradicts the chain.
 */
function stateOf(
  { transaction: { id, txStatus, executionInfo } }: TransactionItem,
  { proofs, account, current }: StateContext,
): { state: QueueState | undefined; isProven: boolean } {
  const proof = proofs.get(id)
  const isProven = proof?.status === 'proven'
  if (isProven) {
    const { word } = proof
    if (rowAction(proof, account) === 'confirm')
      return { state: 'yours', isProven }
    if (word === 'ready') return { state: 'ready', isProven }
    return { state: isEnd(word) ? undefined : 'waiting', isProven }
  }
  if (proof?.status === 'contradicted') return { state: undefined, isProven }
  // An execution from this browser is under way.
  if (proof?.word === 'executing') return { state: 'waiting', isProven }
  const { missingSigners, nonce } =
    executionInfo?.type === 'MULTISIG' ? executionInfo : {}
  const isMissing = missingSigners?.some(
    ({ value }) => `${value}`.toLowerCase() === account?.toLowerCase(),
  )
  if (isMissing) return { state: 'yours', isProven }
  const isReady = txStatus === 'AWAITING_EXECUTION' && nonce === current
  return { state: isReady ? 'ready' : 'waiting', isProven }
}

/** Transactions of each state, and whether all of a state's are proven. */
export function countStates(
  items: readonly TransactionItem[],
  context: StateContext,
): Readonly<Record<QueueState, { count: number; isProven: boolean }>> {
  const counts = {
    yours: { count: 0, isProven: true },
    ready: { count: 0, isProven: true },
    waiting: { count: 0, isProven: true },
  }
  for (const item of items) {
    const { state, isProven } = stateOf(item, context)
    if (state === undefined) continue
    counts[state].count += 1
    counts[state].isProven &&= isProven
  }
  return counts
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
    (state === undefined || stateOf(item, context).state === state)
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
