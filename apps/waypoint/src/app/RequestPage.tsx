import { ActUpPanel } from '../act-up/ActUpPanel.tsx'
import type { WalletAccount } from '../keys/WalletAccount.ts'
import { DonePage } from '../pages/DonePage.tsx'
import { SendPage } from '../pages/SendPage.tsx'
import { SignPage } from '../pages/SignPage.tsx'
import { failures } from '../request/failures.ts'
import type {
  AppRequest,
  MessageRequest,
  TypedDataRequest,
} from '../request/WalletRequest.ts'
import { definition } from '../review/definition.ts'
import { AuthorizeSteps } from './AuthorizeSteps.tsx'
import { findAccount } from './findAccount.ts'
import type { Installation } from './loadInstallation.ts'
import { useAnswer } from './useAnswer.ts'

/** Shows a request and posts the user's answer, once. */
export function RequestPage({
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
