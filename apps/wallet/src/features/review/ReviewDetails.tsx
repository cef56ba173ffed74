import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import { isTrustedLibrary } from '@strongroom/safe-protocol'
import type { OwnerPolicy } from '@strongroom/safe-protocol/risks'
import {
  isWaiting,
  type TransactionActionsProps,
  TransactionDetails,
  type TransactionDetailsProps,
} from '@strongroom/ui-kit'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useRelayQuota } from '../../core/useRelayQuota.ts'
import { useTransactionUrl } from '../../core/useTransactionUrl.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { NoRpc } from './NoRpc.tsx'
import { useReviewTexts } from './texts.ts'
import { useReviewNames } from './useReviewNames.ts'

// Prices load after the data that is signed.
const LeavingWorth = lazy(async () => {
  const { LeavingWorth: component } = await import('./LeavingWorth.tsx')
  return { default: component }
})

// It waits for the queue, and only a change of owners has it.
const OwnerConflicts = lazy(async () => {
  const { OwnerConflicts: component } = await import(
    '../owner-conflicts/OwnerConflicts.tsx'
  )
  return { default: component }
})

// Owners that are safes are read once everything else is there.
const NestedActions = lazy(async () => {
  const { NestedActions: component } = await import(
    '../parents/NestedActions.tsx'
  )
  return { default: component }
})

// Seldom needed.
const HandOver = lazy(async () => {
  const { HandOver: component } = await import('../bundles/HandOver.tsx')
  return { default: component }
})

const OpenChild = lazy(async () => {
  const { OpenChild: component } = await import('../parents/OpenChild.tsx')
  return { default: component }
})

// The same for every render: a batch has a thousand rows that depend on it.
const isTrusted = (_: string, name?: string) => isTrustedLibrary(name)

const changesOwners = ({ verdict }: UseTransactionReviewResult) =>
  verdict?.reasons.some(({ finding: { kind } }) =>
    /^(?:owners|invalid-change)$/.test(kind),
  )

/** A transaction under review, with the names and networks of this wallet. */
export function ReviewDetails({
  safe,
  review,
  heading,
  titleAs,
  link,
  outcome,
  intro,
  notices,
  failedActions,
  isInList = false,
  aside,
  canHandOver = true,
  ...actions
}: {
  safe: OpenSafe
  review: UseTransactionReviewResult
  /** The page has one bar for several reviews: this one has no buttons. */
  isInList?: boolean
  /** Stands beside the review, before what hands it over. */
  aside?: ReactNode
  /** Offers it as a link, a file and codes. @default true */
  canHandOver?: boolean
} & Pick<
  TransactionDetailsProps,
  | 'heading'
  | 'titleAs'
  | 'link'
  | 'outcome'
  | 'intro'
  | 'notices'
  | 'failedActions'
> &
  Pick<TransactionActionsProps, 'others' | 'renderRejectLink' | 'onDone'>) {
  const t = useReviewTexts()
  const names = useReviewNames(safe.chainId, review)
  const relay = useRelayQuota(safe, review.can.relay && !isInList)
  const [connecting, setConnecting] = useState(false)
  const [ownersThen, setOwnersThen] = useState<OwnerPolicy>()
  const { signatures, verification } = review
  const { transaction, chain } = verification ?? {}
  return (
    <>
      <TransactionDetails
        review={review}
        chainPrefix={safe.chain.shortName}
        names={names}
        nativeCurrency={safe.chain.nativeCurrency}
        isTrustedDelegateCall={isTrusted}
        transactionUrl={useTransactionUrl(safe.chainId)}
        chainName={safe.chain.chainName}
        heading={heading}
        titleAs={titleAs}
        link={link}
        ownersThen={ownersThen}
        outcome={outcome}
        intro={intro}
        worth={
          review.status === 'ready' &&
          isWaiting(review) && (
            <Suspense>
              <LeavingWorth safe={safe} review={review} />
            </Suspense>
          )
        }
        notices={
          <>
            {notices}
            {isWaiting(review) && changesOwners(review) && (
              <Suspense>
                <OwnerConflicts
                  safe={safe}
                  review={review}
                  onOwnersThen={setOwnersThen}
                />
              </Suspense>
            )}
            {review.status === 'ready' && isWaiting(review) && (
              <Suspense>
                <NestedActions safe={safe} review={review} />
              </Suspense>
            )}
          </>
        }
        renderNestedActions={(nested) =>
          nested.verification && (
            <Suspense>
              <OpenChild {...{ safe, nested }} />
            </Suspense>
          )
        }
        noRpc={<NoRpc />}
        aside={
          <>
            {aside}
            {canHandOver &&
              !isInList &&
              transaction &&
              chain &&
              isWaiting(review) && (
                <Suspense>
                  <HandOver
                    safe={safe}
                    subject={{
                      ...{ transaction, signatures },
                      safeVersion: chain.version,
                    }}
                  />
                </Suspense>
              )}
          </>
        }
        failedActions={failedActions}
        actions={isInList ? <></> : undefined}
        actionProps={{
          ...actions,
          relay,
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
