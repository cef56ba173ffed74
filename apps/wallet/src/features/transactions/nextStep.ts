import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { TransactionProof } from '@strongroom/react-hooks'
import { rowAction } from './rowAction.ts'

/** What comes next in a safe, and the transaction that it is about. */
export interface Step {
  /**
   * `confirm` and `execute` ask the connected owner. `executing`: an execution is
   * under way. `alarm`: the gateway contradicts the chain. `claimed`: not proven
   * yet. `gap`: the safe's next nonce has no transaction. `wait`: others have to
   * confirm. `calm`: the queue is empty.
   */
  kind:
    | 'confirm'
    | 'execute'
    | 'executing'
    | 'alarm'
    | 'claimed'
    | 'gap'
    | 'wait'
    | 'calm'
  /** Transactions of this kind. */
  count: number
  /** The first of them. */
  item?: TransactionItem
  proof?: TransactionProof | undefined
  /** Id of the transaction that asks for a review now. */
  id?: string
  /** The empty nonce of a gap. */
  nonce?: bigint
}

/**
 * What to do next, by what is proven. Confirming comes before executing: others wait
 * for a confirmation. What only the gateway says is never more than a claim.
 */
export function nextStep(
  items: readonly TransactionItem[],
  proofs: ReadonlyMap<string, TransactionProof>,
  account: string | null,
): Step {
  const rows = items.flatMap((item) => {
    const proof = proofs.get(item.transaction.id)
    // The gateway is behind: the chain has ended what it still lists.
    const isOver = proof?.status === 'proven' && isEnd(proof.word)
    return isOver ? [] : [{ item, proof, action: rowAction(proof, account) }]
  })
  const first = (
    kind: Step['kind'],
    matches: (row: (typeof rows)[number]) => boolean,
  ): Step | undefined => {
    const found = rows.filter(matches)
    const [row] = found
    if (row === undefined) return undefined
    const { item, proof } = row
    const asks = kind === 'confirm' || kind === 'execute' || kind === 'alarm'
    const id = asks ? { id: item.transaction.id } : {}
    return { kind, count: found.length, item, proof, ...id }
  }
  return (
    first('confirm', ({ action }) => action === 'confirm') ??
    first('execute', ({ action }) => action === 'execute') ??
    first(
      'executing',
      ({ proof }) => proof?.status === 'proven' && proof.word === 'executing',
    ) ??
    first(
      'alarm',
      ({ proof }) => proof?.status === 'contradicted' && !isLate(proof),
    ) ??
    first('claimed', ({ proof }) => proof?.status !== 'proven') ??
    findGap(rows.map(({ proof }) => proof)) ??
    first('wait', ({ proof }) => proof?.word === 'confirmations') ??
    first('wait', () => true) ?? { kind: 'calm', count: 0 }
  )
}

/** The node shows an end that the gateway may just not have seen yet. */
const isLate = ({ problems }: TransactionProof) =>
  problems.every(
    (problem) => problem.kind === 'lone-node' && problem.against.length === 0,
  )

/** Whether the transaction does not wait any more. */
export const isEnd = (word: TransactionProof['word']) =>
  word === 'executed' || word === 'failed' || word === 'replaced'

/** The safe's next nonce by the chain, when every waiting transaction is later. */
function findGap(
  proofs: readonly (TransactionProof | undefined)[],
): Step | undefined {
  const nonce = proofs.find((proof) => proof?.next !== undefined)?.next
  const isBlocked = (proof: TransactionProof | undefined) =>
    nonce !== undefined && proof?.nonce !== undefined && proof.nonce > nonce
  return nonce !== undefined && proofs.every(isBlocked)
    ? { kind: 'gap', count: proofs.length, nonce }
    : undefined
}
