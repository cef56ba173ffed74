import { type ReactNode, useState } from 'react'
import { createAccount } from '../keys/createAccount.ts'
import type { WalletAccount } from '../keys/WalletAccount.ts'
import { AuthorizePage } from '../pages/AuthorizePage.tsx'
import { CreateAccountPage } from '../pages/CreateAccountPage.tsx'
import { failures } from '../request/failures.ts'
import type { AuthorizeRequest } from '../request/WalletRequest.ts'
import { grantAccess } from './grantAccess.ts'

/** Creates an account if there is none; then shows the consent. */
export function AuthorizeSteps({
  request,
  accounts: found,
  onAnswer,
  onReject,
  onFail,
  children,
}: {
  request: AuthorizeRequest
  accounts: readonly WalletAccount[]
  onAnswer: (data: unknown) => Promise<void>
  onReject: () => void
  onFail: (code: number, reason?: string) => void
  children?: ReactNode
}) {
  const [accounts, setAccounts] = useState(found)
  const [error, setError] = useState<string>()
  const isSetup = request.kind === 'introduce'

  const grant = async (account: WalletAccount) => {
    try {
      await onAnswer(await grantAccess(request, account, location.origin))
    } catch {
      onFail(
        failures.unknown.code,
        'The wallet’s server did not issue a token.',
      )
    }
  }
  const create = async () => {
    try {
      const made = await createAccount(accounts.length)
      const account = made[accounts.length]
      // Setting up is consent enough: the page listed the app's rights.
      if (isSetup && accounts.length === 0 && account) await grant(account)
      else setAccounts(made)
    } catch {
      const reason = 'The browser did not keep the key.'
      if (isSetup) onFail(failures.noWallet.code, reason)
      else setError(reason)
    }
  }
  if (accounts.length === 0)
    return (
      <CreateAccountPage
        request={request}
        error={error}
        onCreate={create}
        onReject={onReject}
      >
        {children}
      </CreateAccountPage>
    )
  return (
    <AuthorizePage
      request={request}
      accounts={accounts}
      onCreate={create}
      onApprove={grant}
      onReject={onReject}
    >
      {children}
    </AuthorizePage>
  )
}
