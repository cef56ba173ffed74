import { usePendingExecution } from '@strongroom/react-hooks'
import { Button, LinkButton, Notice } from '@strongroom/ui-kit'
import { useSafeHref } from '../../app/navigation.ts'
import { useServices } from '../../app/ServicesContext.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useRpc } from '../../rpc/useRpc.ts'
import { outcomeTexts } from './outcomeTexts.ts'

/** Says that an execution is on its way, on every page of the safe. */
export function PendingExecution({ safe }: { safe: OpenSafe }) {
  const link = useSafeHref()
  const { queryClient, toasts } = useServices()
  const { pending, forget } = usePendingExecution({
    chainId: safe.chainId,
    safeAddress: safe.address,
    rpc: useRpc(safe.chainId),
    onDecided: ({ safeTxHash, outcome }) => {
      if (outcome === undefined) return
      const { tone, title } = outcomeTexts[outcome.status]
      toasts.add({ id: safeTxHash, tone, title })
      void queryClient.invalidateQueries()
    },
  })
  if (pending === undefined) return null
  const { nonce, safeTxHash, txHash } = pending
  const view = (
    <LinkButton
      size="small"
      href={link('/transactions/tx', {
        id: `multisig_${safe.address}_${safeTxHash}`,
      })}
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
            <Button size="small" variant="ghost" onClick={forget}>
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
