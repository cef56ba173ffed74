import type { ExecutionOutcome } from '@strongroom/react-hooks'
import { Notice } from '@strongroom/ui-kit'
import { outcomeTexts } from './outcomeTexts.ts'

/** How an execution ended, in full. */
export function OutcomeNotice({
  outcome: { status, block },
}: {
  outcome: Pick<ExecutionOutcome, 'status' | 'block'>
}) {
  const { tone, title, text } = outcomeTexts[status]
  return (
    <Notice
      tone={tone}
      role="status"
      title={block === undefined ? title : `${title} in block ${block}`}
    >
      {text}
    </Notice>
  )
}
