import type { TrackedExecution } from '@strongroom/react-hooks'
import { Button, Notice } from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useExecutionTexts } from './texts.ts'

/** An execution that waits for the wallet or the network. */
export function PendingNotice({
  pending: { nonce, safe, safeTxHash, txHash },
  onForget,
}: {
  pending: TrackedExecution
  onForget: () => void
}) {
  const t = useExecutionTexts()
  const view = (
    <ButtonLink
      size="small"
      to="/transactions/tx"
      search={{ id: `multisig_${safe}_${safeTxHash}` }}
    >
      {t('viewTransaction')}
    </ButtonLink>
  )
  if (txHash === null)
    return (
      <Notice
        tone="info"
        role="status"
        title={t('waitingForWallet', { nonce: String(nonce) })}
        actions={
          <>
            {view}
            <Button size="small" variant="ghost" onClick={onForget}>
              {t('stopWaiting')}
            </Button>
          </>
        }
      >
        {t('waitingForWalletText')}
      </Notice>
    )
  return (
    <Notice
      tone="info"
      role="status"
      title={t('waitingForNetwork', { nonce: String(nonce) })}
      actions={view}
    >
      <code className="app-wrap">{txHash}</code>
    </Notice>
  )
}
