import type { UseMessageReviewResult } from '@strongroom/react-hooks/review'
import {
  type MessageActionsProps,
  MessageDetails,
  type MessageDetailsProps,
} from '@strongroom/ui-kit'
import { lazy, Suspense, useState } from 'react'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useNames } from '../address-book/useNames.ts'
import type { HandOverSubject } from '../bundles/HandOverSubject.ts'
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

/** The message as a bundle has it; bytes that are no text are in none. */
function handedOver(
  content: UseMessageReviewResult['content'],
): HandOverSubject['message'] {
  if (content?.kind === 'text') return content.text
  return content?.kind === 'typed'
    ? (content.data as HandOverSubject['message'])
    : undefined
}

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
  const { chain, signatures = [] } = review.verification ?? {}
  const message = handedOver(review.content)
  const safeVersion = chain?.version ?? safe.version
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
          safeVersion !== null && (
            <Suspense>
              <HandOver
                safe={safe}
                subject={{ message, signatures, safeVersion }}
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
