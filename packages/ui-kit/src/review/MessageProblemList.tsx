import type { MessageProblem } from '@strongroom/react-hooks'
import { useLabels } from '../labels/useLabels.ts'
import {
  defaultMessageProblemLabels,
  describeMessageProblem,
} from './describeMessageProblem.ts'
import { FindingList } from './FindingList.tsx'

/** Everything about a message that differs or could not be checked. */
export function MessageProblemList({
  problems,
}: {
  problems: readonly MessageProblem[]
}) {
  const texts = useLabels('messageProblems', defaultMessageProblemLabels)
  return (
    <FindingList
      items={problems}
      describe={(problem) => describeMessageProblem(problem, texts)}
      alert
    />
  )
}
