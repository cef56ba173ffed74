import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { TransactionProof } from '@strongroom/react-hooks'
import { isEnd } from './nextStep.ts'
import { rowAction } from './rowAction.ts'

/** States of a waiting transaction, each for a chip above the queue. */
export const queueStates = ['yours', 'ready', 'waiting'] as const

/**
 * `yours`: the connected account can confirm it. `ready`: it can be executed. `waiting`:
 * other owners, or transactions before it, come first.
 */
export type QueueState = (typeof queueStates)[number]

/** Facts that decide about the state of a row. */
export interface QueueContext {
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
export function queueStateOf(
  { transaction: { id, txStatus, executionInfo } }: TransactionItem,
  { proofs, account, current }: QueueContext,
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
  context: QueueContext,
): Readonly<Record<QueueState, { count: number; isProven: boolean }>> {
  const counts = {
    yours: { count: 0, isProven: true },
    ready: { count: 0, isProven: true },
    waiting: { count: 0, isProven: true },
  }
  for (const item of items) {
    const { state, isProven } = queueStateOf(item, context)
    if (state === undefined) continue
    counts[state].count += 1
    counts[state].isProven &&= isProven
  }
  return counts
}
