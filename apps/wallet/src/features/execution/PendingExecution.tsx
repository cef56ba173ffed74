import { Button, LinkButton, Notice } from '@strongroom/ui-kit'
import { useSafeHref } from '../../app/navigation.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { usePendingExecution } from './usePendingExecution.ts'

/** Says that an execution is on its way, on every page of the safe. */
export function PendingExecution({ safe }: { safe: OpenSafe }) {
  const link = useSafeHref()
  const { pending, forget } = usePendingExecution(safe)
  if (pending === undefined) return null
  const view = (
    <LinkButton
      size="small"
      href={link('/transactions/tx', {
        id: `multisig_${safe.address}_${pending.safeTxHash}`,
      })}
    >
      View transaction
    </LinkButton>
  )
  if (pending.txHash === null)
    return (
      <Notice
        tone="info"
        role="status"
        title={`Executing nonce ${pending.nonce}: waiting for the wallet`}
        actions={
          <>
            {view}
            <Button size="small" variant="ghost" onClick={forget}>
              I declined it in the wallet
            </Button>
          </>
        }
      >
        If the wallet has sent it, it will be found on the chain.
      </Notice>
    )
  return (
    <Notice
      tone="info"
      role="status"
      title={`Executing nonce ${pending.nonce}: waiting for the chain`}
      actions={view}
    >
      <code className="app-wrap">{pending.txHash}</code>
    </Notice>
  )
}
