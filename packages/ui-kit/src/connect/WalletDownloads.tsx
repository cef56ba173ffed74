'use client'

import { useEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { cleanText } from '../text/cleanText.ts'
import { ExternalLink } from '../text/ExternalLink.tsx'
import type { WalletDownload } from './ConnectorOption.ts'
import { ConnectorRow } from './ConnectorRow.tsx'
import type { ConnectDialogLabels } from './connectLabels.ts'

export interface WalletDownloadsProps {
  wallets: readonly WalletDownload[]
  onBack: () => void
  texts: ConnectDialogLabels
}

/** Wallets to install, for users without one. */
export function WalletDownloads({
  wallets,
  onBack,
  texts,
}: WalletDownloadsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="sr-connect-lists">
      <div>
        <h3 ref={heading} tabIndex={-1} className="sr-connect-progress-title">
          {texts.getTitle}
        </h3>
        <p className="sr-connect-progress-text">{texts.getHint}</p>
      </div>
      <ul className="sr-connectors">
        {wallets.map(({ name, icon, hint, href, openHref }) => (
          <li key={name} className="sr-connector">
            <ConnectorRow name={name} icon={icon} hint={hint}>
              {openHref !== undefined && (
                <ExternalLink
                  href={openHref}
                  labels={{
                    newTab: texts.openHereTab(cleanText(name, 40).text),
                  }}
                >
                  {texts.openHere}
                </ExternalLink>
              )}
              <ExternalLink
                href={href}
                labels={{ newTab: texts.installTab(cleanText(name, 40).text) }}
              >
                {texts.install}
              </ExternalLink>
            </ConnectorRow>
          </li>
        ))}
      </ul>
      <Button block onClick={onBack}>
        {texts.back}
      </Button>
    </div>
  )
}
