import { Address, Card, CopyButton, Notice } from '@strongroom/ui-kit'
import type { Address as AddressValue } from 'viem'
import type { WaypointConfig } from '../config/parseConfig.ts'
import type { TokenKey } from '../token/loadTokenKey.ts'
import { PopupFrame } from './PopupFrame.tsx'

/** The wallet opened by itself: whose it is and what it serves. */
export function HomePage({
  address,
  tokenKey,
  config,
}: {
  address: AddressValue
  tokenKey: TokenKey
  config: WaypointConfig
}) {
  const jwks = JSON.stringify({ keys: [tokenKey.publicJwk] })
  return (
    <PopupFrame title="Your popup wallet">
      <Notice tone="warning" title="For development only">
        The key was made in this browser and lives in its storage. Clearing the
        site's data destroys it. Keep no funds of value here.
      </Notice>
      <Card title="Account">
        <Address address={address} variant="full" />
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
      <Card
        title="Key of the id tokens"
        description="Give it to a back end that checks sign-ins of this browser."
        actions={<CopyButton value={jwks} label="Copy the key set" />}
      >
        <code className="typed-value">{tokenKey.kid}</code>
      </Card>
    </PopupFrame>
  )
}
