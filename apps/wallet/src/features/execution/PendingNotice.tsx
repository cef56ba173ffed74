import type { TrackedExecution } from '@strongroom/react-hooks'
import { Button, Notice } from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'

/** An execution that waits for the wallet or the network. */
export function PendingNotice({
  pending: { nonce, safe, safeTxHash, txHash },
  onForget,
}: {
  pending: TrackedExecution
  onForget: () => void
}) {
  const view = (
    <ButtonLink
      size="small"
      to="/transactions/tx"
      search={{ id: `multisig_${safe}_${safeTxHash}` }}
    >
      View transaction
    </ButtonLink>
  )
  if (txHash === null)
    return (
      <Notice
        tone="info"
        role="status"
        title={`Executing nonce ${nonce}: waiting for your wallet`}
        actions={
          <>
            {view}
            <Button size="small" variant="ghost" onClick={onForget}>
              Stop waiting: nothing was sent
            </Button>
          </>
        }
      >
        If you approved it, it will show up here. Stop waiting only if your
        wallet sent nothing: if it did, the network still executes it.
      </Notice>
    )
  return (
    <Notice
      tone="info"
      role="status"
      title={`Executing nonce ${nonce}: waiting for the network`}
      actions={view}
    >
      <code className="app-wrap">{txHash}</code>
    </Notice>
  )
}
