import type { ReactNode } from 'react'
import { useState } from 'react'
import type { WalletAccount } from '../keys/WalletAccount.ts'
import type { AuthorizeRequest } from '../request/WalletRequest.ts'
import { AccountChoice } from './AccountChoice.tsx'
import { AskedBy } from './AskedBy.tsx'
import { Decision } from './Decision.tsx'
import { PopupFrame } from './PopupFrame.tsx'
import { ScopeList } from './ScopeList.tsx'

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
