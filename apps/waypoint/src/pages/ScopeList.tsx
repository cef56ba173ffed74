import { Card, Icon } from '@strongroom/ui-kit'
import type { AuthorizeRequest } from '../request/WalletRequest.ts'
import { describeScope } from './describeScope.ts'

/** Rights of the app after the consent, in sentences. */
export function ScopeList({ request }: { request: AuthorizeRequest }) {
  const scopes = request.scopes
    .map((scope) => ({ scope, ...describeScope(scope) }))
    .sort((a, b) => Number(b.isGranted) - Number(a.isGranted))
  const share = {
    scope: 'share',
    text: 'Hold an encrypted share that stands for your account',
    isGranted: true,
  }
  const shown = request.publicKey === undefined ? scopes : [...scopes, share]
  return (
    <Card title="The app will be able to">
      <ul className="scopes">
        {shown.map(({ scope, text, isGranted }) => (
          <li key={scope} data-granted={isGranted}>
            <Icon name={isGranted ? 'check' : 'info'} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="quiet">
        {request.publicKey === undefined
          ? 'It can not move funds or sign without asking you each time.'
          : 'In this development wallet the share gives no power over the account.'}
      </p>
    </Card>
  )
}
