import {
  Address,
  Button,
  Card,
  ForeignText,
  Notice,
  Skeleton,
} from '@strongroom/ui-kit'
import type { ReactNode } from 'react'
import type { Hex } from 'viem'
import type { WalletAccount } from '../keys/WalletAccount.ts'
import { failures } from '../request/failures.ts'
import type { SendRequest } from '../request/WalletRequest.ts'
import { FeeReview } from '../review/FeeReview.tsx'
import { TransactionReview } from '../review/TransactionReview.tsx'
import type { SendError } from '../send/SendError.ts'
import { useSending } from '../send/useSending.ts'
import { AskedBy } from './AskedBy.tsx'
import { Decision } from './Decision.tsx'
import { PopupFrame } from './PopupFrame.tsx'

const titles = {
  fails: 'This transaction would fail',
  funds: 'The account can not pay for this',
  node: 'The chain could not be asked',
  changed: 'The transaction was not accepted',
} as const

/** Explains why a transaction can not be sent as it is, and the remedy. */
function SendProblemNotice({
  error,
  isSigned,
  symbol,
}: {
  error: SendError
  isSigned: boolean
  /** Symbol of the chain's currency. */
  symbol: string
}) {
  return (
    <Notice
      tone={error.problem === 'funds' ? 'warning' : 'danger'}
      role="alert"
      title={
        isSigned
          ? 'It is not known whether the transaction was sent'
          : titles[error.problem]
      }
    >
      {error.problem === 'funds' ? (
        `Send some ${symbol} to the address below, then try again.`
      ) : (
        <>
          <ForeignText value={error.message} max={300} />
          {isSigned && ' Trying again sends the same transaction, never two.'}
        </>
      )}
    </Notice>
  )
}

/**
 * Shows the effect and the cost of a transaction, sends it, and answers the
 * app.
 */
export function SendPage({
  request,
  account,
  onSent,
  onReject,
  onFail,
  children,
}: {
  request: SendRequest
  account: WalletAccount
  onSent: (hash: Hex) => Promise<void>
  onReject: () => void
  onFail: (code: number) => void
  children?: ReactNode
}) {
  const { sending, send, retry } = useSending(request, account)
  const finish = async (hash: Hex | undefined) => {
    if (hash !== undefined) await onSent(hash)
  }
  const approve = async () => {
    if (sending.step === 'ready') await finish(await send(sending.prepared))
  }
  const giveUp = () => {
    if (sending.step !== 'problem') return
    const isSimulated = /^(?:fails|funds)$/.test(sending.error.problem)
    onFail((isSimulated ? failures.cannotSimulate : failures.unknown).code)
  }
  return (
    <PopupFrame
      title="Send this transaction?"
      actions={
        sending.step === 'problem' ? (
          <>
            <Button size="large" block onClick={giveUp}>
              Give up
            </Button>
            <Button
              size="large"
              variant="primary"
              block
              onClick={() => void retry().then(finish)}
            >
              Try again
            </Button>
          </>
        ) : (
          <Decision
            approveLabel="Send"
            isReady={sending.step === 'ready'}
            onApprove={approve}
            onReject={onReject}
          />
        )
      }
    >
      <AskedBy asker={request} />
      {sending.step === 'problem' && (
        <SendProblemNotice
          error={sending.error}
          isSigned={sending.isSigned}
          symbol={request.chain.symbol}
        />
      )}
      <TransactionReview request={request} />
      {sending.step === 'preparing' && (
        <Card title="Cost">
          <Skeleton lines={3} />
        </Card>
      )}
      {sending.step === 'ready' && (
        <FeeReview request={request} prepared={sending.prepared} />
      )}
      <Card title={`From, on ${request.chain.name} (${request.chain.id})`}>
        <Address
          address={account.signer.address}
          name={account.name}
          variant="full"
        />
      </Card>
      {children}
    </PopupFrame>
  )
}
