import type { QueuedItem, TransactionItem } from '@strongroom/gateway-sdk'
import { rowAction } from './rowAction.ts'

export interface Step {
  kind: 'confirm' | 'execute' | 'wait' | 'calm'
  title: string
  /** The transaction it is about. */
  id?: string
}

/** Confirming comes before executing: others wait for a confirmation. */
export function nextStep(
  items: readonly QueuedItem[],
  safe: { nonce: number; owners: readonly string[] },
  account: string | null,
): Step {
  const rows = items.filter(
    (item): item is TransactionItem => item.type === 'TRANSACTION',
  )
  const of = (action: string) =>
    rows.filter((row) => rowAction(row, safe, account) === action)
  const [confirm] = of('Confirm')
  const count = of('Confirm').length
  if (confirm)
    return {
      kind: 'confirm',
      title:
        count === 1
          ? 'One transaction needs your confirmation'
          : `${count} transactions need your confirmation`,
      id: confirm.transaction.id,
    }
  const [execute] = of('Execute')
  if (execute)
    return {
      kind: 'execute',
      title: 'A transaction is ready to be executed',
      id: execute.transaction.id,
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
