import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import { isTrustedDelegateCall } from '@strongroom/safe-protocol'
import {
  TransactionActions,
  type TransactionActionsProps,
  TransactionDetails,
  type TransactionDetailsProps,
} from '@strongroom/ui-kit'
import { useState } from 'react'
import type { Address } from 'viem'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useTransactionUrl } from '../../core/useTransactionUrl.ts'
import { useNames } from '../address-book/useNames.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { NoRpc } from './NoRpc.tsx'
import { useReviewTexts } from './texts.ts'

// The same for every render: a batch has a thousand rows that depend on it.
const isTrusted = (to: string) => isTrustedDelegateCall(to as Address)

/** A transaction under review, with the names and networks of this wallet. */
export function ReviewDetails({
  safe,
  review,
  heading,
  link,
  outcome,
  intro,
  notices,
  failedActions,
  ...actions
}: {
  safe: OpenSafe
  review: UseTransactionReviewResult
} & Pick<
  TransactionDetailsProps,
  'heading' | 'link' | 'outcome' | 'intro' | 'notices' | 'failedActions'
> &
  Pick<TransactionActionsProps, 'others' | 'renderRejectLink' | 'onDone'>) {
  const t = useReviewTexts()
  const names = useNames(safe.chainId)
  const [connecting, setConnecting] = useState(false)
  return (
    <TransactionDetails
      review={review}
      chainPrefix={safe.chain.shortName}
      names={names}
      nativeCurrency={safe.chain.nativeCurrency}
      isTrustedDelegateCall={isTrusted}
      transactionUrl={useTransactionUrl(safe.chainId)}
      chainName={safe.chain.chainName}
      heading={heading}
      link={link}
      outcome={outcome}
      intro={intro}
      notices={notices}
      noRpc={<NoRpc />}
      failedActions={failedActions}
      actions={
        <>
          <TransactionActions
            {...actions}
            review={review}
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
