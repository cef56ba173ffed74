import type { ReviewResult } from '@strongroom/react-hooks/review'

type Problem = NonNullable<ReviewResult['problem']>

/** Texts of `DeleteTransaction`. */
export interface DeleteTransactionLabels {
  /** How deleting failed; English from react-hooks unless replaced. */
  problem: (problem: Problem) => string
  open: string
  title: string
  keep: string
  confirm: string
  text: string
  hash: string
  copy: string
  /** Stands above what the signer’s device shows. */
  asking: string
  /** It has enough confirmations to be executed. */
  complete: string
  incomplete: string
}

export const defaultDeleteTransactionLabels: DeleteTransactionLabels = {
  problem: ({ message }) => message,
  open: 'Delete',
  title: 'Delete this transaction from the queue?',
  keep: 'Keep it',
  confirm: 'Sign and delete',
  text: 'The gateway forgets it and the confirmations it has. You sign a message that costs nothing.',
  hash: 'Safe transaction hash',
  copy: 'Copy safe transaction hash',
  asking: 'Compare with your wallet or device, then sign there',
  complete:
    'It already has enough confirmations. Anyone with a copy of them can still execute it. Only a rejection on the chain rules that out.',
  incomplete:
    'Deleting does not void signatures that someone kept. Only a rejection on the chain does.',
}
