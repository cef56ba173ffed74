import { ErrorState, Skeleton } from '@strongroom/ui-kit'
import { type ReactNode, useEffect, useState } from 'react'
import { ActUpPanel } from '../act-up/ActUpPanel.tsx'
import { ForgePage } from '../act-up/ForgePage.tsx'
import type { WaypointConfig } from '../config/parseConfig.ts'
import { encryptShard } from '../grant/encryptShard.ts'
import { requestGrant } from '../grant/requestGrant.ts'
import { createAccount } from '../keys/createAccount.ts'
import type { WalletAccount } from '../keys/WalletAccount.ts'
import { AuthorizePage } from '../pages/AuthorizePage.tsx'
import { CreateAccountPage } from '../pages/CreateAccountPage.tsx'
import { DonePage } from '../pages/DonePage.tsx'
import { isGrantable } from '../pages/describeScope.ts'
import { HomePage } from '../pages/HomePage.tsx'
import { PopupFrame } from '../pages/PopupFrame.tsx'
import { RefusedPage } from '../pages/RefusedPage.tsx'
import { SendPage } from '../pages/SendPage.tsx'
import { SignPage } from '../pages/SignPage.tsx'
import { failures } from '../request/failures.ts'
import { parseRequest } from '../request/parseRequest.ts'
import type {
  AppRequest,
  AuthorizeRequest,
  MessageRequest,
  TypedDataRequest,
} from '../request/WalletRequest.ts'
import { definition } from '../review/definition.ts'
import { findAccount } from './findAccount.ts'
import { type Installation, loadInstallation } from './loadInstallation.ts'
import { useAnswer } from './useAnswer.ts'

/** Data for an app after the consent, on the wire. */
interface AccessData {
  id_token?: string
  authorization_code?: string
  address?: string
  wallet_key?: string
}

/**
 * Gets the access that the user consented to; throws when the server does not
 * answer.
 */
async function grantAccess(
  request: AuthorizeRequest,
  { name, signer }: WalletAccount,
  origin: string,
): Promise<AccessData> {
  const scopes = request.scopes.filter(isGrantable)
  const { client, codeChallenge, publicKey } = request
  const result = await requestGrant(
    signer,
    {
      clientId: client.id,
      scope: scopes.join(' '),
      name: scopes.includes('profile') ? name : undefined,
      codeChallenge,
    },
    { origin },
  )
  // The app exchanges the code; the address comes with the token.
  if (codeChallenge !== undefined) return result
  return {
    ...result,
    ...(scopes.includes('wallet') ? { address: signer.address } : {}),
    ...(publicKey === undefined
      ? {}
      : {
          wallet_key: await encryptShard(signer, {
            clientId: client.id,
            publicKey,
          }),
        }),
  }
}

/** Creates an account if there is none; then shows the consent. */
function AuthorizeSteps({
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

/** Shows a request and posts the user's answer, once. */
function RequestPage({
  url,
  request,
  installation,
}: {
  url: URL
  request: AppRequest
  installation: Installation
}) {
  const { accounts, config } = installation
  const { outcome, acting, setActing, succeed, fail } = useAnswer(request)
  if (outcome !== undefined) return <DonePage outcome={outcome} />

  const onReject = () => fail(failures.rejected.code)
  const panel = config.actUp && (
    <ActUpPanel
      url={url}
      acting={acting}
      onActing={setActing}
      onFail={(code) => fail(code)}
    />
  )
  if (request.kind === 'authorize' || request.kind === 'introduce')
    return (
      <AuthorizeSteps
        request={request}
        accounts={accounts}
        onAnswer={succeed}
        onReject={onReject}
        onFail={fail}
      >
        {panel}
      </AuthorizeSteps>
    )
  const account = findAccount(accounts, request.expectAddress)
  // Requests for other accounts were refused before.
  if (account === undefined) return null
  if (request.kind === 'send')
    return (
      <SendPage
        request={request}
        account={account}
        onSent={(hash) => succeed(hash, hash)}
        onReject={onReject}
        onFail={fail}
      >
        {panel}
      </SendPage>
    )
  const approve = async () => {
    try {
      await succeed(await sign(request, account))
    } catch {
      fail(failures.unknown.code, 'The signature could not be made.')
    }
  }
  return (
    <SignPage
      request={request}
      account={account}
      config={config}
      onApprove={approve}
      onReject={onReject}
    >
      {panel}
    </SignPage>
  )
}

function sign(
  request: MessageRequest | TypedDataRequest,
  { signer }: WalletAccount,
) {
  return request.kind === 'message'
    ? signer.signMessage({ message: request.message })
    : signer.signTypedData(definition(request.typedData))
}

/**
 * The page of the same request that answers by redirect, for a window that lost
 * the app that opened it; `undefined` without a redirect address.
 */
function redirectPageOf(url: URL, config: WaypointConfig): URL | undefined {
  if (window.opener !== null || !url.searchParams.has('origin'))
    return undefined
  const page = new URL(url)
  page.searchParams.delete('origin')
  return parseRequest(page, config).kind === 'refused' ? undefined : page
}

/** Loads the configuration and the keys, then shows what the URL asks for. */
export function App({ url }: { url: URL }) {
  const [installation, setInstallation] = useState<Installation>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let isCurrent = true
    loadInstallation(url).then(
      (loaded) => isCurrent && setInstallation(loaded),
      (reason: unknown) => isCurrent && setError(reason),
    )
    return () => {
      isCurrent = false
    }
  }, [url])

  if (error !== undefined)
    return (
      <PopupFrame title="The wallet could not start">
        <ErrorState
          error={error}
          title="Its own storage or configuration failed."
          onRetry={() => location.reload()}
        />
      </PopupFrame>
    )
  if (installation === undefined)
    return (
      <PopupFrame title="One moment">
        <Skeleton lines={4} />
      </PopupFrame>
    )
  const { request, accounts, config } = installation
  if (config.actUp && url.searchParams.get('actUp') === 'forge')
    return <ForgePage url={url} config={config} />
  if (request.kind === 'home')
    return <HomePage accounts={accounts} config={config} />
  if (request.kind === 'refused')
    return (
      <RefusedPage
        reason={request.reason}
        redirectPage={redirectPageOf(url, config)}
      />
    )
  return <RequestPage url={url} request={request} installation={installation} />
}
