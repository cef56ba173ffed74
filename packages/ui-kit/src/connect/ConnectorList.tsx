'use client'

import { Icon } from '../icon/Icon.tsx'
import { ExternalLink } from '../text/ExternalLink.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import type { ConnectorOption } from './ConnectDialog.tsx'
import { ConnectorIcon } from './ConnectorIcon.tsx'
import type { ConnectDialogLabels } from './connectLabels.ts'

export interface ConnectorListProps {
  connectors: readonly ConnectorOption[]
  onChoose: (connector: ConnectorOption) => void
  texts: ConnectDialogLabels
}

/** The wallets to choose from, or what to do without one. */
export function ConnectorList({
  connectors,
  onChoose,
  texts,
}: ConnectorListProps) {
  const available = connectors.filter(({ available = true }) => available)
  const others = connectors.filter(({ available = true }) => !available)
  return (
    <>
      {available.length > 0 ? (
        <ul className="sr-connectors">
          {available.map((connector) => (
            <li key={connector.id}>
              <button
                type="button"
                className="sr-connector"
                onClick={() => onChoose(connector)}
              >
                <ConnectorIcon icon={connector.icon} />
                <span className="sr-connector-text">
                  <ForeignText
                    value={connector.name}
                    max={40}
                    className="sr-connector-name"
                  />
                  {connector.hint !== undefined && (
                    <span className="sr-connector-hint">{connector.hint}</span>
                  )}
                  {connector.warning !== undefined && (
                    <span className="sr-connector-warning">
                      {connector.warning}
                    </span>
                  )}
                </span>
                <Icon name="chevronRight" className="sr-connector-go" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div className="sr-connect-none">
          <p className="sr-connect-none-title">{texts.none}</p>
          <p>{texts.noneHint}</p>
          <ExternalLink href="https://ethereum.org/wallets/find-wallet/">
            {texts.getWallet}
          </ExternalLink>
        </div>
      )}
      {others.length > 0 && (
        <ul className="sr-connectors" data-muted="true">
          {others.map((connector) => (
            <li key={connector.id} className="sr-connector">
              <ConnectorIcon icon={connector.icon} />
              <span className="sr-connector-text">
                <ForeignText
                  value={connector.name}
                  max={40}
                  className="sr-connector-name"
                />
                {connector.hint !== undefined && (
                  <span className="sr-connector-hint">{connector.hint}</span>
                )}
              </span>
              {connector.installUrl !== undefined && (
                <ExternalLink href={connector.installUrl}>
                  {texts.install}
                </ExternalLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
