import { Address, Card } from '@strongroom/ui-kit'
import type { Address as AddressValue } from 'viem'
import type {
  MessageRequest,
  TypedDataRequest,
} from '../request/WalletRequest.ts'
import { MessageReview } from '../review/MessageReview.tsx'
import { TypedDataReview } from '../review/TypedDataReview.tsx'
import { AskedBy } from './AskedBy.tsx'
import { Decision } from './Decision.tsx'
import { PopupFrame } from './PopupFrame.tsx'

/** Shows what would be signed, and asks. */
export function SignPage({
  request,
  address,
  onApprove,
  onReject,
}: {
  request: MessageRequest | TypedDataRequest
  address: AddressValue
  onApprove: () => Promise<void>
  onReject: () => void
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
        />
      )}
      <Card title="Signed with">
        <Address address={address} variant="full" copy={false} />
      </Card>
    </PopupFrame>
  )
}
