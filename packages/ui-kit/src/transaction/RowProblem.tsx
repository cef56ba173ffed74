import type { VerificationProblem } from '@strongroom/react-hooks'
import { useLabels } from '../labels/useLabels.ts'
import {
  defaultProblemLabels,
  describeProblem,
} from '../review/describeProblem.ts'
import { ForeignText } from '../text/ForeignText.tsx'

/** How a row's record contradicts its bytes or the chain, with both words. */
export function RowProblem({ problem }: { problem: VerificationProblem }) {
  const texts = useLabels('problems', defaultProblemLabels)
  const { text, detail } = describeProblem(problem, texts)
  return (
    <span>
      {text} {detail && <ForeignText value={detail} max={240} />}
    </span>
  )
}
