import { Address, Button, Card, Icon } from '@strongroom/ui-kit'
import { type ReactNode, useId, useState } from 'react'
import { accountKeys } from '../keys/loadAccounts.ts'
import type { WalletAccount } from '../keys/WalletAccount.ts'
import type { AuthorizeRequest } from '../request/WalletRequest.ts'
import { AskedBy } from './AskedBy.tsx'
import { Decision } from './Decision.tsx'
import { describeScope } from './describeScope.ts'
import { PopupFrame } from './PopupFrame.tsx'

/** Rights of the app after the consent, in sentences. */
function ScopeList({ request }: { request: AuthorizeRequest }) {
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

/** The account of this browser that is used, or a choice of several. */
function AccountChoice({
  accounts,
  chosen,
  onChoose,
  onCreate,
}: {
  accounts: readonly WalletAccount[]
  chosen: WalletAccount
  onChoose: (account: WalletAccount) => void
  onCreate: () => Promise<void>
}) {
  const group = useId()
  const [isCreating, setCreating] = useState(false)
  const create = async () => {
    setCreating(true)
    await onCreate()
    setCreating(false)
  }
  return (
    <Card
      title="Your account"
      actions={
        accounts.length < accountKeys.length && (
          <Button size="small" busy={isCreating} onClick={() => void create()}>
            New account
          </Button>
        )
      }
    >
      {accounts.length === 1 ? (
        <Address
          address={chosen.signer.address}
          name={chosen.name}
          variant="full"
        />
      ) : (
        <fieldset className="accounts">
          <legend className="accounts-legend">Use</legend>
          {accounts.map((account) => (
            <label key={account.signer.address} className="account">
              <input
                type="radio"
                name={group}
                checked={account.signer.address === chosen.signer.address}
                onChange={() => onChoose(account)}
              />
              <Address
                address={account.signer.address}
                name={account.name}
                variant="full"
                copy={false}
              />
            </label>
          ))}
        </fieldset>
      )}
    </Card>
  )
}

/** Requests the user's consent to share the wallet's address. */
export function AuthorizePage({
  request,
  accounts,
  onCreate,
  onApprove,
  onReject,
  children,
}: {
  request: AuthorizeRequest
  /** At least one. */
  accounts: readonly WalletAccount[]
  onCreate: () => Promise<void>
  onApprove: (account: WalletAccount) => Promise<void>
  onReject: () => void
  children?: ReactNode
}) {
  const [picked, setPicked] = useState<string>()
  const chosen =
    accounts.find(({ signer }) => signer.address === picked) ?? accounts[0]
  if (chosen === undefined) return null
  return (
    <PopupFrame
      title={
        request.kind === 'introduce'
          ? 'You have an account already'
          : 'Connect to this app?'
      }
      actions={
        <Decision
          approveLabel={
            request.kind === 'introduce' ? 'Use this account' : 'Connect'
          }
          onApprove={() => onApprove(chosen)}
          onReject={onReject}
        />
      }
    >
      <AskedBy asker={request} />
      <ScopeList request={request} />
      <AccountChoice
        accounts={accounts}
        chosen={chosen}
        onChoose={({ signer }) => setPicked(signer.address)}
        onCreate={onCreate}
      />
      {children}
    </PopupFrame>
  )
}
