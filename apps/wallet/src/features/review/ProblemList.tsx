import type { VerificationProblem } from '@strongroom/react-hooks'
import { Notice, Stack } from '@strongroom/ui-kit'
import { describeProblem } from './describeProblem.ts'

const shown = 50

/** Everything that differs or could not be checked, before anything else. */
export function ProblemList({
  problems,
}: {
  problems: readonly VerificationProblem[]
}) {
  if (problems.length === 0) return null
  return (
    <Stack gap={2}>
      {problems.slice(0, shown).map((problem) => {
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
      {problems.length > shown && (
        <Notice tone="danger" title={`And ${problems.length - shown} more`} />
      )}
    </Stack>
  )
}
