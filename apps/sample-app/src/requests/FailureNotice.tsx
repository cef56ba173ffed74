import { ForeignText, Notice } from '@strongroom/ui-kit'
import type { ReactNode } from 'react'
import type { Failure } from './describeFailure.ts'

/** Shows that the owner declined, or the failure and its code. */
export function FailureNotice({
  failure,
  title,
  rejected,
  actions,
}: {
  failure: Failure
  /** Action that failed. */
  title: string
  /** Explanation of the owner's refusal. */
  rejected: ReactNode
  actions?: ReactNode
}) {
  if (failure.isRejected)
    return (
      <Notice
        tone="warning"
        title="Rejected in the wallet"
        {...(actions !== undefined && { actions })}
      >
        {rejected}
      </Notice>
    )
  return (
    <Notice
      tone="danger"
      title={title}
      {...(actions !== undefined && { actions })}
    >
      <ForeignText value={failure.text} max={500} />
      {failure.code !== undefined && <> (code {failure.code})</>}
    </Notice>
  )
}
