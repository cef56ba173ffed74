import { type TrackedExecution, useLateRelay } from '@strongroom/react-hooks'
import { Button, Notice } from '@strongroom/ui-kit'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { useExecutionTexts } from './texts.ts'

/** An execution that waits for the wallet or the network. */
export function PendingNotice({
  pending,
  onForget,
  onRelease,
}: {
  pending: TrackedExecution
  onForget: () => void
  /** Stops waiting for a relay. */
  onRelease: () => void
}) {
  const { nonce, safe, safeTxHash, txHash, relay } = pending
  const t = useExecutionTexts()
  const isLate = useLateRelay(pending)
  const view = (
    <ButtonLink
      size="small"
      to="/transactions/tx"
      search={{ id: `multisig_${safe}_${safeTxHash}` }}
    >
      {t('viewTransaction')}
    </ButtonLink>
  )
  if (relay && txHash === null)
    return (
      <Notice
        tone={isLate ? 'warning' : 'info'}
        role="status"
        title={t(isLate ? 'relayIsLate' : 'waitingForRelay', {
          nonce: String(nonce),
        })}
        actions={
          isLate ? (
            <ButtonLink
              size="small"
              to="/transactions/tx"
              search={{ id: `multisig_${safe}_${safeTxHash}` }}
              onClick={onRelease}
            >
              {t('payInstead')}
            </ButtonLink>
          ) : (
            view
          )
        }
      >
        {t(isLate ? 'onlyOne' : 'waitingForRelayText')}
      </Notice>
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
