import type { VerificationProblem } from '@strongroom/react-hooks'
import { Notice, Stack } from '@strongroom/ui-kit'
import { describeProblem } from './describeProblem.ts'

/** Everything that differs or could not be checked, before anything else. */
export function ProblemList({
  problems,
}: {
  problems: readonly VerificationProblem[]
}) {
  if (problems.length === 0) return null
  return (
    <Stack gap={2}>
      {problems.map((problem) => {
        const { text, detail } = describeProblem(problem)
        return (
          <Notice
            key={`${problem.kind} ${detail}`}
            tone="danger"
            role="alert"
            title={text}
          >
            {detail && <code className="app-wrap">{detail}</code>}
          </Notice>
        )
      })}
    </Stack>
  )
}
