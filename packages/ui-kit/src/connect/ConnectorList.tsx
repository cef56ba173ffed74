'use client'

import { useEffect, useId, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronRight } from '../icon/paths.ts'
import { ExternalLink } from '../text/ExternalLink.tsx'
import type { ConnectorOption, ConnectorSection } from './ConnectorOption.ts'
import { ConnectorRow } from './ConnectorRow.tsx'
import type { ConnectDialogLabels } from './connectLabels.ts'

export interface ConnectorListProps {
  connectors: readonly ConnectorOption[]
  onChoose: (connector: ConnectorOption) => void
  /** Opens the list of wallets to install; undefined hides the button. */
  onGetWallet?: (() => void) | undefined
  /** Id of the wallet, or `get`, that gets the focus back. */
  focused: string | undefined
  texts: ConnectDialogLabels
}

const sections: readonly ConnectorSection[] = ['recent', 'installed', 'other']

/** The wallets to choose from, or what to do without one. */
export function ConnectorList({
  connectors,
  onChoose,
  onGetWallet,
  focused,
  texts,
}: ConnectorListProps) {
  const id = useId()
  const target = useRef<HTMLButtonElement>(null)
  const available = connectors.filter(({ available = true }) => available)
  const missing = connectors.filter(({ available = true }) => !available)
  const groups = sections
    .map((name) => ({
      name,
      options: available.filter(
        ({ section = 'installed' }) => section === name,
      ),
    }))
    .filter(({ options }) => options.length > 0)

  // Coming back, the focus goes to where it was.
  useEffect(() => target.current?.focus(), [])

  return (
    <div className="sr-connect-lists">
      {groups.map(({ name, options }) => (
        <section key={name} aria-labelledby={`${id}-${name}`}>
          <h3
            id={`${id}-${name}`}
            className={
              groups.length > 1 ? 'sr-connect-section' : 'sr-visually-hidden'
            }
          >
            {texts[name]}
          </h3>
          <ul className="sr-connectors">
            {options.map((connector) => (
              <li key={connector.id}>
                <button
                  ref={connector.id === focused ? target : undefined}
                  type="button"
                  className="sr-connector"
                  onClick={() => onChoose(connector)}
                >
                  <ConnectorRow {...connector} icon={connector.icon}>
                    <Glyph path={chevronRight} className="sr-connector-go" />
                  </ConnectorRow>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <div className="sr-connect-none">
          <p className="sr-connect-none-title">{texts.none}</p>
          <p>{texts.noneHint}</p>
          {onGetWallet === undefined && (
            <ExternalLink href="https://ethereum.org/wallets/find-wallet/">
              {texts.getWallet}
            </ExternalLink>
          )}
        </div>
      )}
      {missing.length > 0 && (
        <ul className="sr-connectors" data-muted="true">
          {missing.map((connector) => (
            <li key={connector.id} className="sr-connector">
              <ConnectorRow {...connector} icon={connector.icon}>
                {connector.installUrl !== undefined && (
                  <ExternalLink href={connector.installUrl}>
                    {texts.install}
                  </ExternalLink>
                )}
              </ConnectorRow>
            </li>
          ))}
        </ul>
      )}
      {onGetWallet !== undefined && (
        <Button
          ref={focused === 'get' ? target : undefined}
          variant="ghost"
          block
          onClick={onGetWallet}
        >
          {texts.noWallet}
        </Button>
      )}
    </div>
  )
}
