import { Address, Card } from '@strongroom/ui-kit'
import type { ReactNode } from 'react'
import type { WaypointConfig } from '../config/parseConfig.ts'
import type { WalletAccount } from '../keys/WalletAccount.ts'
import type {
  MessageRequest,
  TypedDataRequest,
} from '../request/WalletRequest.ts'
import { MessageReview } from '../review/MessageReview.tsx'
import { TypedDataReview } from '../review/TypedDataReview.tsx'
import { AskedBy } from './AskedBy.tsx'
import { Decision } from './Decision.tsx'
import { PopupFrame } from './PopupFrame.tsx'

/** Shows the payload to sign, and the two buttons. */
export function SignPage({
  request,
  account,
  config,
  onApprove,
  onReject,
  children,
}: {
  request: MessageRequest | TypedDataRequest
  account: WalletAccount
  config: WaypointConfig
  onApprove: () => Promise<void>
  onReject: () => void
  children?: ReactNode
}) {
  const isMessage = request.kind === 'message'
  return (
    <PopupFrame
      title={isMessage ? 'Sign this message?' : 'Sign this data?'}
      actions={
        <Decision
          approveLabel="Sign"
          onApprove={onApprove}
          onReject={onReject}
        />
      }
    >
      <AskedBy asker={request} />
      {isMessage ? (
        <MessageReview message={request.message} />
      ) : (
        <TypedDataReview
          typedData={request.typedData}
          chainId={request.chainId}
          chainName={config.chains.get(request.chainId)?.name ?? ''}
        />
      )}
      <Card title="Signed with">
        <Address
          address={account.signer.address}
          name={account.name}
          variant="full"
          copy={false}
        />
      </Card>
      {children}
    </PopupFrame>
  )
}
