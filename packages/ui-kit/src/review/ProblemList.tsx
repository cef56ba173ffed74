import type { VerificationProblem } from '@strongroom/react-hooks'
import { useLabels } from '../labels/useLabels.ts'
import { defaultProblemLabels, describeProblem } from './describeProblem.ts'
import { FindingList, type FindingListProps } from './FindingList.tsx'

/** Props of `ProblemList`. */
export interface ProblemListProps
  extends Omit<
    FindingListProps<VerificationProblem>,
    'items' | 'describe' | 'alert'
  > {
  /** As `useVerifiedTransaction` of react-hooks gives them. */
  problems: readonly VerificationProblem[]
}

/** Everything that differs or could not be checked, before anything else. */
export function ProblemList({ problems, ...rest }: ProblemListProps) {
  const texts = useLabels('problems', defaultProblemLabels)
  return (
    <FindingList
      {...rest}
      items={problems}
      describe={(problem) => describeProblem(problem, texts)}
      alert
    />
  )
}
