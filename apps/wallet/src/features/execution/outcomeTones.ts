import type { ExecutionOutcome } from '@strongroom/react-hooks'
import type { Tone } from '@strongroom/ui-kit'

/** How each outcome is announced; its words are the messages of its name. */
export const outcomeTones: Readonly<Record<ExecutionOutcome['status'], Tone>> =
  {
    success: 'success',
    failed: 'danger',
    reverted: 'danger',
    other: 'warning',
    superseded: 'warning',
    dropped: 'warning',
  }
