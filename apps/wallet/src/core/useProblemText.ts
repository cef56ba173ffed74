import type { SigningError } from '@strongroom/react-hooks/sign'
import { useKitLabels } from './kitLabels.ts'

/** Writes why something was not signed or sent, in the owner's language. */
export function useProblemText(): (problem: SigningError) => string {
  const { deleteTransaction } = useKitLabels()
  return (problem) => deleteTransaction?.problem?.(problem) ?? problem.message
}
