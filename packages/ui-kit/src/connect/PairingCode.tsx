import { LinkButton } from '../button/LinkButton.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { QrCode } from '../qr-code/QrCode.tsx'
import type { PairingApp } from './ConnectorOption.ts'
import type { ConnectDialogLabels } from './connectLabels.ts'
import { pairingExpiry } from './pairingExpiry.ts'
import { pairingLink } from './pairingLink.ts'

export interface PairingCodeProps {
  /** Cleaned name of the wallet. */
  wallet: string
  uri: string
  apps: readonly PairingApp[]
  texts: ConnectDialogLabels
}

/** The code of a wallet on another device, or in an app of this phone. */
export function PairingCode({ wallet, uri, apps, texts }: PairingCodeProps) {
  const expiry = pairingExpiry(uri)
  const until =
    expiry === undefined
      ? undefined
      : new Date(expiry).toLocaleTimeString([], {
          hour: '2-digit',
          minute: '2-digit',
        })
  return (
    <div className="sr-pairing">
      <div className="sr-pairing-apps">
        {apps.map(({ name, link }) => {
          const href = pairingLink(link, uri)
          return (
            href !== undefined && (
              <LinkButton
                key={link}
                variant="primary"
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
