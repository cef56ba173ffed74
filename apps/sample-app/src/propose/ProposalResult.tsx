import type { TransactionDetails } from '@strongroom/safe-apps-bridge'
import { Button, CopyButton, Notice, type Tone } from '@strongroom/ui-kit'
import { FailureNotice } from '../requests/FailureNotice.tsx'
import type { Followed, Proposal } from './usePropose.ts'

const looks: Record<
  TransactionDetails['txStatus'],
  { tone: Tone; title: string }
> = {
  AWAITING_CONFIRMATIONS: {
    tone: 'info',
    title: 'Proposed: other owners have to sign',
  },
  AWAITING_EXECUTION: {
    tone: 'info',
    title: 'Signed: an owner has to execute it',
  },
  SUCCESS: { tone: 'success', title: 'Executed' },
  FAILED: { tone: 'danger', title: 'Executed, but it failed' },
  CANCELLED: { tone: 'warning', title: 'Replaced by another transaction' },
}

/** The wallet's answer, announced to screen readers as it comes. */
export function ProposalResult({ proposal }: { proposal: Proposal }) {
  return <div aria-live="polite">{render(proposal)}</div>
}

function render({ asked, followed }: Proposal) {
  switch (asked.status) {
    case 'idle':
      return null
    case 'waiting':
      return (
        <Notice tone="info" title="Waiting for the wallet">
          Look at the transaction there and decide.
        </Notice>
      )
    case 'done':
      return <FollowedNotice safeTxHash={asked.result} followed={followed} />
    case 'failed':
      return (
        <FailureNotice
          failure={asked.failure}
          title="The wallet could not propose it"
          rejected="Nothing was proposed."
        />
      )
  }
}

/** A proposed transaction and where it stands. */
export function FollowedNotice({
  safeTxHash,
  followed: { details, failure, retry },
}: {
  safeTxHash: string
  followed: Followed
}) {
  const look =
    details !== undefined &&
    Object.hasOwn(looks, details.txStatus) &&
    looks[details.txStatus]
  const { tone, title } = look || { tone: 'success', title: 'Proposed' }
  return (
    <Notice
      tone={tone}
      title={title}
      actions={
        <>
          <CopyButton value={safeTxHash} label="Copy the hash" />
          {failure !== undefined && (
            <Button size="small" onClick={retry}>
              Ask again
            </Button>
          )}
        </>
      }
    >
      <div>
        <code className="hash">{safeTxHash}</code>
      </div>
      {details?.txHash && (
        <div>
          On chain: <code className="hash">{details.txHash}</code>
        </div>
      )}
      {failure !== undefined && (
        <div>The wallet does not tell what becomes of it.</div>
      )}
    </Notice>
  )
}
