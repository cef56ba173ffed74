'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { useLocale } from '../labels/useLocale.ts'
import { QrCode } from '../qr-code/QrCode.tsx'
import { cleanText } from '../text/cleanText.ts'
import { dateFormat } from '../transaction/dateFormat.ts'
import { ConnectorIcon } from './ConnectorIcon.tsx'
import type { ConnectorOption, PairingApp } from './ConnectorOption.ts'
import type { ConnectDialogLabels } from './connectLabels.ts'
import { pairingExpiry } from './pairingExpiry.ts'
import { pairingLink } from './pairingLink.ts'

interface PairingCodeProps {
  /** Cleaned name of the wallet. */
  wallet: string
  uri: string
  apps: readonly PairingApp[]
  texts: ConnectDialogLabels
}

/** The code of a wallet on another device, or in an app of this phone. */
function PairingCode({ wallet, uri, apps, texts }: PairingCodeProps) {
  const locale = useLocale()
  const expiry = pairingExpiry(uri)
  const until =
    expiry === undefined
      ? undefined
      : dateFormat(locale, undefined, undefined, 'short').format(expiry)
  return (
    <div className="sr-pairing">
      <div className="sr-pairing-apps">
        {apps.map(({ name, link }, index) => {
          const href = pairingLink(link, uri)
          return (
            href !== undefined && (
              <LinkButton
                key={link}
                variant={index === 0 ? 'primary' : 'secondary'}
                size="large"
                block
                href={href}
                target={/^https?:/.test(href) ? '_blank' : undefined}
                rel="noopener noreferrer"
              >
                {texts.openApp(name)}
              </LinkButton>
            )
          )
        })}
      </div>
      <QrCode value={uri} label={texts.pairingCode(wallet)} size={224} />
      <p className="sr-pairing-note">
        {until !== undefined && <span>{texts.pairingUntil(until)}</span>}
        <CopyButton value={uri} label={texts.copyCode} />
      </p>
    </div>
  )
}

export interface ConnectProgressProps {
  connector: ConnectorOption
  /** The code to show, once there is one. */
  uri: string | null
  /** Milliseconds until a silent wallet is called slow. */
  slowAfter: number
  onBack: () => void
  onRetry: () => void
  texts: ConnectDialogLabels
}

/** Waits for a wallet: for its window, or for a scan of its code. */
export function ConnectProgress({
  connector,
  uri,
  slowAfter,
  onBack,
  onRetry,
  texts,
}: ConnectProgressProps) {
  const heading = useRef<HTMLParagraphElement>(null)
  const [slow, setSlow] = useState(false)
  const wallet = cleanText(connector.name, 40).text
  const { pairing = false, apps = [] } = connector
  const code = pairing ? uri : null
  const isPhone = apps.length > 0 && matchMedia('(pointer: coarse)').matches

  // The pressed button is gone: give the focus to what replaced it.
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (pairing) return
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [pairing, slowAfter])

  return (
    <div className="sr-connect-progress" data-step="connecting">
      {code === null && (
        <span className="sr-connect-progress-icon">
          <ConnectorIcon icon={connector.icon} />
          <span className="sr-connect-progress-mark">
            <span className="sr-spinner" aria-hidden="true" />
          </span>
        </span>
      )}
      <div role="status">
        <p ref={heading} tabIndex={-1} className="sr-connect-progress-title">
          {code === null
            ? texts.connecting(wallet)
            : isPhone
              ? texts.pairingHere
              : texts.pairing}
        </p>
        <p className="sr-connect-progress-text">
          {code !== null
            ? isPhone
              ? texts.pairingHereHint
              : texts.pairingHint
            : pairing
              ? texts.pairingPending
              : slow
                ? texts.slowHint(wallet)
                : texts.connectingHint}
        </p>
      </div>
      {code !== null && (
        <PairingCode wallet={wallet} uri={code} apps={apps} texts={texts} />
      )}
      <div className="sr-connect-progress-actions">
        {slow && (
          <Button variant="primary" block onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
        <Button block onClick={onBack}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
