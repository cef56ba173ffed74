'use client'

import { useEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { cleanText } from '../text/cleanText.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import type { ConnectorOption } from './ConnectDialog.tsx'
import { ConnectorIcon } from './ConnectorIcon.tsx'
import type { ConnectDialogLabels } from './connectLabels.ts'

export interface ConnectProgressProps {
  connector: ConnectorOption
  step: 'connecting' | 'rejected' | 'blocked' | 'failed'
  error?: unknown
  onBack: () => void
  onRetry: () => void
  texts: ConnectDialogLabels
}

/** How the connection goes. */
export function ConnectProgress({
  connector,
  step,
  error,
  onBack,
  onRetry,
  texts,
}: ConnectProgressProps) {
  const heading = useRef<HTMLParagraphElement>(null)
  const name = cleanText(connector.name, 40).text
  const message = error instanceof Error ? error.message : ''
  const words = wordsOf(step, name, texts)

  // The pressed button is gone: give the focus to what replaced it.
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="sr-connect-progress" data-step={step}>
      <span className="sr-connect-progress-icon">
        <ConnectorIcon icon={connector.icon} />
        <span className="sr-connect-progress-mark">
          {step === 'connecting' ? (
            <span className="sr-spinner" aria-hidden="true" />
          ) : (
            <Icon name={step === 'rejected' ? 'cross' : 'alert'} />
          )}
        </span>
      </span>
      <div role={step === 'connecting' ? 'status' : 'alert'}>
        <p ref={heading} tabIndex={-1} className="sr-connect-progress-title">
          {words.title}
        </p>
        <p className="sr-connect-progress-text">{words.hint}</p>
      </div>
      {message !== '' && (
        <details className="sr-state-details">
          <summary>{texts.details}</summary>
          <ForeignText value={message} max={500} />
        </details>
      )}
      <div className="sr-connect-progress-actions">
        {step !== 'connecting' && (
          <Button variant="primary" block onClick={onRetry}>
            {step === 'blocked' ? texts.openWindow : texts.retry}
          </Button>
        )}
        <Button block onClick={onBack}>
          {step === 'connecting' ? texts.cancel : texts.back}
        </Button>
      </div>
    </div>
  )
}

function wordsOf(
  step: ConnectProgressProps['step'],
  name: string,
  texts: ConnectDialogLabels,
): { title: string; hint: string } {
  switch (step) {
    case 'connecting':
      return { title: texts.connecting(name), hint: texts.connectingHint }
    case 'rejected':
      return { title: texts.rejected, hint: texts.rejectedHint(name) }
    case 'blocked':
      return { title: texts.blocked, hint: texts.blockedHint(name) }
    case 'failed':
      return { title: texts.failed, hint: texts.failedHint(name) }
  }
}
