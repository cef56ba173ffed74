'use client'

import { useEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { alert, cross } from '../icon/paths.ts'
import { cleanText } from '../text/cleanText.ts'
import { ExternalLink } from '../text/ExternalLink.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { ConnectorIcon } from './ConnectorIcon.tsx'
import type { ConnectorOption } from './ConnectorOption.ts'
import type { ConnectDialogLabels } from './connectLabels.ts'
import type { ConnectFailure } from './findConnectFailure.ts'

/** Texts for a failure, and for the button that resolves it. */
interface ConnectTexts {
  title: string
  hint: string
  /** Text of the main button. */
  action: string
}

/** The texts for a failure. `wallet` and `chain` come cleaned. */
function connectTexts(
  failure: ConnectFailure,
  texts: ConnectDialogLabels,
  about: { wallet: string; chain: string | undefined; pairing: boolean },
): ConnectTexts {
  const { wallet, chain, pairing } = about
  switch (failure) {
    case 'rejected':
      return {
        title: texts.rejected,
        hint: texts.rejectedHint(wallet),
        action: texts.retry,
      }
    case 'pending':
      return {
        title: texts.pending,
        hint: texts.pendingHint(wallet),
        action: texts.retry,
      }
    case 'blocked':
      return {
        title: texts.blocked,
        hint: texts.blockedHint(wallet),
        action: texts.openWindow,
      }
    case 'chain':
      return {
        title: texts.chain,
        hint: pairing
          ? texts.pairingChainHint(wallet, chain)
          : texts.chainHint(wallet, chain),
        action: pairing ? texts.newCode : texts.switchChain(chain),
      }
    case 'missing':
      return {
        title: texts.missing(wallet),
        hint: texts.missingHint(wallet),
        action: texts.retry,
      }
    case 'expired':
      return {
        title: texts.expired,
        hint: texts.expiredHint(wallet),
        action: pairing ? texts.newCode : texts.retry,
      }
    case 'unreachable':
      return {
        title: texts.unreachable(wallet),
        hint: texts.unreachableHint(wallet),
        action: texts.retry,
      }
    case 'failed':
      return {
        title: texts.failed,
        hint: pairing
          ? texts.pairingFailedHint(wallet)
          : texts.failedHint(wallet),
        action: texts.retry,
      }
  }
}

export interface ConnectFailureViewProps {
  connector: ConnectorOption
  failure: ConnectFailure
  error: unknown
  /** The chain that is needed. */
  chainName: string | undefined
  onBack: () => void
  onRetry: () => void
  texts: ConnectDialogLabels
}

/** Why a wallet is not connected, and the way out. */
export function ConnectFailureView({
  connector,
  failure,
  error,
  chainName,
  onBack,
  onRetry,
  texts,
}: ConnectFailureViewProps) {
  const heading = useRef<HTMLParagraphElement>(null)
  const failureTexts = connectTexts(failure, texts, {
    wallet: cleanText(connector.name, 40).text,
    chain: chainName && cleanText(chainName, 40).text,
    pairing: connector.pairing === true,
  })
  const message =
    failure === 'failed' && error instanceof Error ? error.message : ''

  // The pressed button is gone: give the focus to what replaced it.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="sr-connect-progress" data-step={failure}>
      <span className="sr-connect-progress-icon">
        <ConnectorIcon icon={connector.icon} />
        <span className="sr-connect-progress-mark">
          <Glyph path={failure === 'rejected' ? cross : alert} />
        </span>
      </span>
      <div role="alert">
        <p ref={heading} tabIndex={-1} className="sr-connect-progress-title">
          {failureTexts.title}
        </p>
        <p className="sr-connect-progress-text">{failureTexts.hint}</p>
      </div>
      {failure === 'missing' && connector.installUrl !== undefined && (
        <ExternalLink href={connector.installUrl}>{texts.install}</ExternalLink>
      )}
      {message !== '' && (
        <details className="sr-state-details">
          <summary>{texts.details}</summary>
          <ForeignText value={message} max={500} />
        </details>
      )}
      <div className="sr-connect-progress-actions">
        <Button variant="primary" block onClick={onRetry}>
          {failureTexts.action}
        </Button>
        <Button block onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </div>
  )
}
