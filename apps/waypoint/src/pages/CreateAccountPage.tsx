import { Card, Icon, type IconName, Notice } from '@strongroom/ui-kit'
import type { ReactNode } from 'react'
import type { AuthorizeRequest } from '../request/WalletRequest.ts'
import { AskedBy } from './AskedBy.tsx'
import { Decision } from './Decision.tsx'
import { PopupFrame } from './PopupFrame.tsx'

const facts: readonly { icon: IconName; text: string }[] = [
  { icon: 'user', text: 'No password, no words to write down.' },
  {
    icon: 'lock',
    text: 'The key is made in this browser, kept encrypted, and never leaves it.',
  },
  {
    icon: 'shield',
    text: 'Apps ask here each time they want a signature.',
  },
]

/** The first step of a browser that has no account yet. */
export function CreateAccountPage({
  request,
  error,
  onCreate,
  onReject,
  children,
}: {
  request: AuthorizeRequest
  /** Why the last try failed. */
  error: string | undefined
  onCreate: () => Promise<void>
  onReject: () => void
  children?: ReactNode
}) {
  return (
    <PopupFrame
      title="Create your account"
      actions={
        <Decision
          approveLabel="Create account"
          onApprove={onCreate}
          onReject={onReject}
        />
      }
    >
      <AskedBy asker={request} />
      {error !== undefined && (
        <Notice tone="danger" role="alert" title="No account was created">
          {error}
        </Notice>
      )}
      <Card title="A wallet in this browser">
        <ul className="facts">
          {facts.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Card>
      <p className="quiet">
        {request.kind === 'introduce'
          ? 'The app gets the address of the new account.'
          : 'Next you decide what the app may see.'}{' '}
        Clearing this site’s data in the browser destroys the account.
      </p>
      {children}
    </PopupFrame>
  )
}
