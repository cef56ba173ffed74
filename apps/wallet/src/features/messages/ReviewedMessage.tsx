import type { UseMessageReviewResult } from '@strongroom/react-hooks/review'
import {
  type MessageActionsProps,
  MessageDetails,
  type MessageDetailsProps,
} from '@strongroom/ui-kit'
import { lazy, Suspense, useState } from 'react'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useNames } from '../address-book/useNames.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { NoRpc } from '../review/NoRpc.tsx'
import { useReviewTexts } from '../review/texts.ts'

// Owners that are safes are read once everything else is there.
const NestedMessageActions = lazy(async () => {
  const { NestedMessageActions: component } = await import(
    '../parents/NestedMessageActions.tsx'
  )
  return { default: component }
})

// Seldom needed.
const HandOver = lazy(async () => {
  const { HandOver: component } = await import('../bundles/HandOver.tsx')
  return { default: component }
})

/** A message under review, with the names and networks of this wallet. */
export function ReviewedMessage({
  safe,
  review,
  others,
  onDone,
  notices,
  canHandOver = true,
  ...rest
}: {
  safe: OpenSafe
  review: UseMessageReviewResult
  /** Offers it as a link, a file and codes. @default true */
  canHandOver?: boolean
} & Pick<MessageActionsProps, 'others' | 'onDone'> &
  Pick<
    MessageDetailsProps,
    'askedBy' | 'heading' | 'link' | 'notices' | 'failedActions' | 'labels'
  >) {
  const t = useReviewTexts()
  const [connecting, setConnecting] = useState(false)
  const { message, chain, signatures = [] } = review.verification ?? {}
  return (
    <>
      <MessageDetails
        {...rest}
        review={review}
        notices={
          <>
            {notices}
            <Suspense>
              <NestedMessageActions safe={safe} review={review} />
            </Suspense>
          </>
        }
        chainPrefix={safe.chain.shortName}
        chainName={safe.chain.chainName}
        names={useNames(safe.chainId)}
        noRpc={<NoRpc />}
        aside={
          canHandOver &&
          message !== undefined &&
          chain && (
            <Suspense>
              <HandOver
                safe={safe}
                subject={{ message, signatures, safeVersion: chain.version }}
              />
            </Suspense>
          )
        }
        actionProps={{
          others,
          onDone,
          className: 'app-action-bar',
          onConnect: () => setConnecting(true),
          labels: { noRpc: t('noRpcReason') },
        }}
      />
      <ConnectWhenAsked
        open={connecting}
        onClose={() => setConnecting(false)}
      />
    </>
  )
}
