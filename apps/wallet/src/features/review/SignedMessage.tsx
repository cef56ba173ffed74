import { Skeleton } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import type { Hex } from 'viem'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import type { TypedData } from '../messages/SignableMessage.ts'
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
  origin,
  onNamed,
}: {
  safe: OpenSafe
  review: Review | undefined
  message?: string | TypedData | undefined
  origin?: string | null | undefined
  onNamed: (digest: Hex | undefined) => void
}) {
  const risk = review?.risks.find(({ kind }) => kind === 'message-signed')
  if (risk?.kind !== 'message-signed') return null
  return (
    <Suspense fallback={<Skeleton shape="block" lines={2} />}>
      <OnChainMessage
        safe={safe}
        digest={risk.message}
        message={message}
        origin={origin}
        onNamed={onNamed}
      />
    </Suspense>
  )
}
