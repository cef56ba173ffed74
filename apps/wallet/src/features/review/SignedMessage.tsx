import type { TypedDataInput } from '@strongroom/react-hooks/sign'
import { Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import type { Review } from './useReview.ts'

// Few transactions sign a message.
const OnChainMessage = lazy(async () => {
  const { OnChainMessage: component } = await import(
    '../messages/OnChainMessage.tsx'
  )
  return { default: component }
})

/** Says what is signed where a transaction signs a message. */
export function SignedMessage({
  safe,
  review,
  message,
  pasted,
  onRead,
}: {
  safe: OpenSafe
  review: Review | undefined
  message?: string | TypedDataInput | undefined
  pasted: string | undefined
  onRead: (pasted: string | undefined) => void
}) {
  const found = review?.verdict?.reasons.find(
    ({ finding: { kind } }) => kind === 'message-signed',
  )?.finding
  if (found?.kind !== 'message-signed') return null
  return (
    <Suspense fallback={<Skeleton shape="block" lines={2} />}>
      <OnChainMessage
        safe={safe}
        digest={found.message}
        message={message}
        pasted={pasted}
        onRead={onRead}
      />
    </Suspense>
  )
}
