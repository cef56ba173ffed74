import type { UseMessageReviewResult } from '@strongroom/react-hooks/review'
import {
  MessageActions,
  type MessageActionsProps,
  MessageDetails,
  type MessageDetailsProps,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useNames } from '../address-book/useNames.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { NoRpc } from '../review/NoRpc.tsx'
import { useReviewTexts } from '../review/texts.ts'

/** A message under review, with the names and networks of this wallet. */
export function ReviewedMessage({
  safe,
  review,
  others,
  onDone,
  ...rest
}: {
  safe: OpenSafe
  review: UseMessageReviewResult
} & Pick<MessageActionsProps, 'others' | 'onDone'> &
  Pick<
    MessageDetailsProps,
    'askedBy' | 'heading' | 'link' | 'notices' | 'failedActions' | 'labels'
  >) {
  const t = useReviewTexts()
  const [connecting, setConnecting] = useState(false)
  return (
    <MessageDetails
      {...rest}
      review={review}
      chainPrefix={safe.chain.shortName}
      chainName={safe.chain.chainName}
      names={useNames(safe.chainId)}
      noRpc={<NoRpc />}
      actions={
        <>
          <MessageActions
            review={review}
            others={others}
            onDone={onDone}
            className="app-action-bar"
            onConnect={() => setConnecting(true)}
            labels={{ noRpc: t('noRpcReason') }}
          />
          <ConnectWhenAsked
            open={connecting}
            onClose={() => setConnecting(false)}
          />
        </>
      }
    />
  )
}
