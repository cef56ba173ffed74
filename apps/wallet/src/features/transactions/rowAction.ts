import type { TransactionProof } from '@strongroom/react-hooks'

/**
 * The action of a row's button. What is not proven can only be reviewed, on the page
 * that proves everything.
 */
export function rowAction(
  proof: TransactionProof | undefined,
  account: string | null,
): 'confirm' | 'execute' | 'review' | 'view' {
  if (proof?.status !== 'proven') return 'review'
  const { word, confirmations } = proof
  const isMissing = confirmations?.missing.some(
    (owner) => owner.toLowerCase() === account?.toLowerCase(),
  )
  if (word === 'confirmations' && isMissing) return 'confirm'
  return word === 'ready' && account !== null ? 'execute' : 'view'
}
