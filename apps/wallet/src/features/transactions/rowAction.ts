import type { TransactionProof } from '@strongroom/react-hooks'

/**
 * The word on a row's button. What is not proven can only be reviewed, on the page
 * that proves everything.
 */
export function rowAction(
  proof: TransactionProof | undefined,
  account: string | null,
): 'Confirm' | 'Execute' | 'Review' | 'View' {
  if (proof?.status !== 'proven') return 'Review'
  const { word, confirmations } = proof
  const isMissing = confirmations?.missing.some(
    (owner) => owner.toLowerCase() === account?.toLowerCase(),
  )
  if (word === 'confirmations' && isMissing) return 'Confirm'
  return word === 'ready' && account !== null ? 'Execute' : 'View'
}
