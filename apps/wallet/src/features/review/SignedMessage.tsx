import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import type { TypedDataInput } from '@strongroom/react-hooks/sign'
import { Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import type { OpenSafe } from '../../core/useOpenSafe.ts'

// Few transactions sign a message.
const OnChainMessage = lazy(async () => {
  const { OnChainMessage: component } = await import('./OnChainMessage.tsx')
  return { default: component }
})

/** Shows the message that a transaction signs. */
export function SignedMessage({
  safe,
  review,
  message,
  onPasted,
}: {
  safe: OpenSafe
  review: UseTransactionReviewResult
  /** Message in the form that the requesting app sent. */
  message?: string | TypedDataInput | undefined
  /** Called with what an owner pasted once it has the hash that is signed. */
  onPasted?: (message: string | undefined) => void
}) {
  const finding = review.verdict?.reasons
    .map((reason) => reason.finding)
    .find(({ kind }) => kind === 'message-signed')
  if (finding?.kind !== 'message-signed') return null
  return (
    <Suspense fallback={<Skeleton shape="block" lines={2} />}>
      <OnChainMessage
        safe={safe}
        digest={finding.message}
        message={message}
        onPasted={onPasted}
      />
    </Suspense>
  )
}
