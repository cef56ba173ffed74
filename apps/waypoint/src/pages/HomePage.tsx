import { Address, Button, Card, ExternalLink, Notice } from '@strongroom/ui-kit'
import { useState } from 'react'
import type { WaypointConfig } from '../config/parseConfig.ts'
import { createAccount } from '../keys/createAccount.ts'
import { accountKeys } from '../keys/loadAccounts.ts'
import type { WalletAccount } from '../keys/WalletAccount.ts'
import { PopupFrame } from './PopupFrame.tsx'

/** The wallet opened by itself: its account and its chains. */
export function HomePage({
  accounts: found,
  config,
}: {
  accounts: readonly WalletAccount[]
  config: WaypointConfig
}) {
  const [accounts, setAccounts] = useState(found)
  const [error, setError] = useState<string>()
  const create = () =>
    createAccount(accounts.length).then(setAccounts, (reason: unknown) =>
      setError(String(reason)),
    )
  return (
    <PopupFrame title="Your popup wallet">
      {error !== undefined && (
        <Notice tone="danger" role="alert" title="No account was created">
          {error}
        </Notice>
      )}
      <Card
        title={accounts.length === 1 ? 'Account' : 'Accounts'}
        description={
          accounts.length === 0
            ? 'None yet. An app that connects offers to create one, too.'
            : 'Kept in this browser only. Clearing the site’s data destroys them.'
        }
        actions={
          accounts.length < accountKeys.length && (
            <Button size="small" onClick={() => void create()}>
              {accounts.length === 0 ? 'Create account' : 'New account'}
            </Button>
          )
        }
      >
        {accounts.length > 0 && (
          <ul className="clients">
            {accounts.map(({ name, signer }) => (
              <li key={signer.address}>
                <Address address={signer.address} name={name} variant="full" />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card
        title="Registered apps"
        description="Only these may ask, and only from these addresses."
      >
        <ul className="clients">
          {[...config.clients.values()].map((client) => (
            <li key={client.id}>
              <strong>{client.name}</strong>
              {[...client.origins].map((origin) => (
                <code key={origin}>{origin}</code>
              ))}
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Chains">
        <ul className="clients">
          {[...config.chains.values()].map(({ id, name, rpcUrl }) => (
            <li key={id}>
              <strong>
                {name} ({id})
              </strong>
              <code>{rpcUrl}</code>
            </li>
          ))}
        </ul>
      </Card>
      <p className="quiet">
        Back ends check id tokens with the{' '}
        <ExternalLink href={`${location.origin}/.well-known/jwks.json`}>
          key set
        </ExternalLink>
      </p>
    </PopupFrame>
  )
}
