import { useMemo, useState } from 'react'
import { AuthorizePage } from '../pages/AuthorizePage.tsx'
import { DonePage } from '../pages/DonePage.tsx'
import { SignPage } from '../pages/SignPage.tsx'
import { createReply } from '../reply/createReply.ts'
import type {
  AuthorizeRequest,
  MessageRequest,
  TypedDataRequest,
} from '../request/WalletRequest.ts'
import { answerRequest } from './answerRequest.ts'
import type { Installation } from './loadInstallation.ts'

/** Shows a request and posts the user's answer, once. */
export function RequestPage({
  request,
  installation,
}: {
  request: AuthorizeRequest | MessageRequest | TypedDataRequest
  installation: Installation
}) {
  const [outcome, setOutcome] = useState<'approved' | 'rejected'>()
  const reply = useMemo(() => createReply(request, window), [request])
  const method = request.kind === 'authorize' ? 'auth' : 'sign'
  const { address } = installation.wallet

  const fail = (code: number, message: string) => {
    setOutcome('rejected')
    reply.send({ method, type: 'fail', error: { code, message } })
  }
  const onReject = () => fail(1000, 'User rejected')
  const onApprove = async () => {
    try {
      const data = await answerRequest(request, installation)
      setOutcome('approved')
      reply.send({ method, type: 'success', data })
    } catch {
      fail(2000, 'Unknown error')
    }
  }

  if (outcome !== undefined) return <DonePage outcome={outcome} />
  const shared = { address, onApprove, onReject }
  return request.kind === 'authorize' ? (
    <AuthorizePage request={request} {...shared} />
  ) : (
    <SignPage request={request} {...shared} />
  )
}
