import type { TransactionItem } from '@strongroom/gateway-sdk'
import type { TransactionProof } from '@strongroom/react-hooks'
import { rowAction } from './rowAction.ts'

export interface Step {
  kind: 'confirm' | 'execute' | 'alarm' | 'claimed' | 'wait' | 'calm'
  title: string
  /** The transaction it is about. */
  id?: string
}

const transactions = (count: number) =>
  count === 1 ? 'One transaction' : `${count} transactions`

/**
 * What to do next, by what is proven. Confirming comes before executing: others wait
 * for a confirmation. What only the gateway says is never more than a claim.
 */
export function nextStep(
  items: readonly TransactionItem[],
  proofs: ReadonlyMap<string, TransactionProof>,
  account: string | null,
): Step {
  const rows = items.map(({ transaction: { id } }) => {
    const proof = proofs.get(id)
    return { id, proof, action: rowAction(proof, account) }
  })
  const confirms = rows.filter(({ action }) => action === 'Confirm')
  const [confirm] = confirms
  if (confirm)
    return {
      kind: 'confirm',
      title: `${transactions(confirms.length)} ${confirms.length === 1 ? 'needs' : 'need'} your confirmation`,
      id: confirm.id,
    }
  const execute = rows.find(({ action }) => action === 'Execute')
  if (execute)
    return {
      kind: 'execute',
      title: 'A transaction is ready to be executed',
      id: execute.id,
    }
  const wrong = rows.filter(({ proof }) => proof?.status === 'contradicted')
  const [first] = wrong
  if (first)
    return {
      kind: 'alarm',
      title: `The gateway’s word on ${transactions(wrong.length).toLowerCase()} contradicts the chain`,
      id: first.id,
    }
  const claimed = rows.filter(
    ({ proof }) => proof === undefined || proof.status === 'unproven',
  )
  if (claimed.length > 0)
    return {
      kind: 'claimed',
      title: `${transactions(claimed.length)} waiting, according to the gateway`,
    }
  if (rows.length > 0)
    return {
      kind: 'wait',
      title:
        account === null
          ? `${rows.length} waiting. Connect an owner’s wallet to see what needs you`
          : `Nothing for you to do: ${rows.length} waiting for other owners`,
    }
  return { kind: 'calm', title: 'Nothing needs you now' }
}
