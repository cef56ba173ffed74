import { Address, Card, Icon } from '@strongroom/ui-kit'
import type { Address as AddressValue } from 'viem'
import type { AuthorizeRequest } from '../request/WalletRequest.ts'
import { AskedBy } from './AskedBy.tsx'
import { Decision } from './Decision.tsx'
import { describeScope } from './describeScope.ts'
import { PopupFrame } from './PopupFrame.tsx'

/** Asks whether an app may see the wallet's address. */
export function AuthorizePage({
  request,
  address,
  onApprove,
  onReject,
}: {
  request: AuthorizeRequest
  address: AddressValue
  onApprove: () => Promise<void>
  onReject: () => void
}) {
  const scopes = request.scopes
    .map((scope) => ({ scope, ...describeScope(scope) }))
    .sort((a, b) => Number(b.isGranted) - Number(a.isGranted))
  return (
    <PopupFrame
      title="Connect to this app?"
      actions={
        <Decision
          approveLabel="Connect"
          onApprove={onApprove}
          onReject={onReject}
        />
      }
    >
      <AskedBy asker={request} />
      <Card title="The app will be able to">
        <ul className="scopes">
          {scopes.map(({ scope, text, isGranted }) => (
            <li key={scope} data-granted={isGranted}>
              <Icon name={isGranted ? 'check' : 'info'} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className="quiet">
          It can not move funds or sign without asking you each time.
        </p>
      </Card>
      <Card title="Your account">
        <Address address={address} variant="full" />
      </Card>
    </PopupFrame>
  )
}
