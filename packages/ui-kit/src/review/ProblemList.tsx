import type { VerificationProblem } from '@strongroom/react-hooks'
import { describeProblem } from './describeProblem.ts'
import {
  FindingList,
  type FindingListProps,
  type FindingText,
} from './FindingList.tsx'

export interface ProblemListProps
  extends Omit<
    FindingListProps<VerificationProblem>,
    'items' | 'describe' | 'alert'
  > {
  /** As `useVerifiedTransaction` of react-hooks gives them. */
  problems: readonly VerificationProblem[]
  /** Puts a problem into words. @default describeProblem */
  describe?: ((problem: VerificationProblem) => FindingText) | undefined
}

/** Everything that differs or could not be checked, before anything else. */
export function ProblemList({
  problems,
  describe = describeProblem,
  ...rest
}: ProblemListProps) {
  return <FindingList {...rest} items={problems} describe={describe} alert />
}
