import { CopyButton, Notice } from '@strongroom/ui-kit'
import type { Proposal } from './usePropose.ts'

/** The wallet's answer, announced to screen readers as it comes. */
export function ProposalResult({ proposal }: { proposal: Proposal }) {
  return <div aria-live="polite">{render(proposal)}</div>
}

function render(proposal: Proposal) {
  switch (proposal.status) {
    case 'idle':
      return null
    case 'waiting':
      return (
        <Notice tone="info" title="Waiting for the wallet">
          Look at the transaction there and decide.
        </Notice>
      )
    case 'proposed':
      return (
        <Notice
          tone="success"
          title="Proposed"
          actions={
            <CopyButton value={proposal.safeTxHash} label="Copy the hash" />
          }
        >
          <code className="hash">{proposal.safeTxHash}</code>
        </Notice>
      )
    case 'failed':
      return proposal.isRejected ? (
        <Notice tone="warning" title="Rejected in the wallet">
          Nothing was proposed.
        </Notice>
      ) : (
        <Notice tone="danger" title="The wallet could not propose it">
          {proposal.message}
        </Notice>
      )
  }
}
