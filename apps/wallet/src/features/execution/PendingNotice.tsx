import type { TrackedExecution } from '@strongroom/react-hooks'
import { Button, LinkButton, Notice } from '@strongroom/ui-kit'
import { useSafeHref } from '../../core/navigation.ts'

/** An execution that waits for the wallet or the network. */
export function PendingNotice({
  pending: { nonce, safe, safeTxHash, txHash },
  onForget,
}: {
  pending: TrackedExecution
  onForget: () => void
}) {
  const link = useSafeHref()
  const view = (
    <LinkButton
      size="small"
      href={link('/transactions/tx', { id: `multisig_${safe}_${safeTxHash}` })}
    >
      View transaction
    </LinkButton>
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
