import type {
  MultisigExecutionDetails,
  TransactionDetails,
} from '@strongroom/gateway-sdk'
import { useConnection, useExecution } from '@strongroom/react-hooks'
import {
  Card,
  CopyButton,
  confirmedBy,
  LinkButton,
  Skeleton,
  Stack,
  StatusBadge,
  summarizeCall,
} from '@strongroom/ui-kit'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSafeHref } from '../../app/navigation.ts'
import { PageTop } from '../../app/PageTop.tsx'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { ActionBar } from '../review/ActionBar.tsx'
import { ChainLine } from '../review/ChainLine.tsx'
import { ReviewBody } from '../review/ReviewBody.tsx'
import { Sentence } from '../review/Sentence.tsx'
import { SignedMessage } from '../review/SignedMessage.tsx'
import { useReview } from '../review/useReview.ts'
import { useTransactionActions } from '../review/useTransactionActions.ts'

// Only where it was executed from here, or failed.
const OutcomeNotice = lazy(async () => {
  const { OutcomeNotice: component } = await import(
    '../execution/OutcomeNotice.tsx'
  )
  return { default: component }
})

// Below everything else.
const Timeline = lazy(async () => {
  const { Timeline: component } = await import('./Timeline.tsx')
  return { default: component }
})

// Only the proposer has it, and nobody at first.
const DeleteTransaction = lazy(async () => {
  const { DeleteTransaction: component } = await import(
    './DeleteTransaction.tsx'
  )
  return { default: component }
})

export function MultisigTransaction({
  id,
  details,
  execution,
  safe,
}: {
  /** As the link names it. */
  id: string
  details: TransactionDetails
  execution: MultisigExecutionDetails
  safe: OpenSafe
}) {
  const link = useSafeHref()
  const { account } = useConnection()
  const [pasted, setPasted] = useState<string>()
  const { data: review } = useReview(safe, details, id, {
    message: pasted,
  })
  const actions = useTransactionActions(safe)
  const { tree, transaction: reviewed } = review?.verification ?? {}
  // Only what was hashed here is signed away, never the gateway's word.
  const hash = review?.verification.hashes?.safeTxHash
  const isOther = review?.verification.problems.some(
    ({ kind }) => kind === 'transaction',
  )
  const ownHash = hash === execution.safeTxHash && !isOther ? hash : undefined
  const { signed, required } = confirmedBy(execution, review?.verification)
  // The record in the cache says by itself what the chain has executed.
  const waiting = details.txStatus.startsWith('AWAITING')
  const { outcome } =
    useExecution({ chainId: safe.chainId, safeTxHash: ownHash }) ?? {}
  const waited = useRef(waiting)
  useEffect(() => {
    // The button that had the focus went away with its bar.
    if (waited.current && !waiting && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
    waited.current = waiting
  }, [waiting])
  const same = (address: string | undefined) =>
    address?.toLowerCase() === account?.toLowerCase()
  const isOwner = account !== null && safe.owners.some(same)
  const isProposer =
    account !== null &&
    (same(execution.proposer?.value) ||
      same(execution.proposedByDelegate?.value))

  return (
    <>
      <PageTop
        title="Transaction"
        eyebrow={
          <Stack direction="row" gap={2} align="center">
            <span>Nonce {execution.nonce}</span>
            <StatusBadge status={details.txStatus} />
          </Stack>
        }
        actions={<CopyButton value={location.href} label="Copy link" />}
      />
      <Stack gap={6}>
        {(outcome || details.txStatus === 'FAILED') && (
          <Suspense>
            <OutcomeNotice outcome={outcome ?? { status: 'failed' }} />
          </Suspense>
        )}
        <Card>
          {tree ? (
            <Sentence
              summary={summarizeCall(tree, safe.address, reviewed)}
              safe={safe}
            />
          ) : (
            <p className="app-sentence app-checking">
              Checking the transaction…
            </p>
          )}
          <ChainLine safe={safe} />
          {execution.rejectors.length > 0 && waiting && (
            <p className="app-advice">
              {execution.rejectors.length} of the owners signed a rejection at
              this nonce.
            </p>
          )}
        </Card>
        {waiting && (
          <SignedMessage
            safe={safe}
            review={review}
            pasted={pasted}
            onRead={setPasted}
          />
        )}
        <ReviewBody safe={safe} review={review} isWaiting={waiting} />
        {review && (
          <Card title="Confirmations">
            <Suspense fallback={<Skeleton lines={3} />}>
              <Timeline
                details={details}
                verification={review.verification}
                safe={safe}
              />
            </Suspense>
          </Card>
        )}
        {waiting && (
          <ActionBar
            safe={safe}
            review={review}
            actions={actions}
            others={
              <>
                {isProposer && ownHash && (
                  <Suspense>
                    <DeleteTransaction
                      safe={safe}
                      safeTxHash={ownHash}
                      ready={signed.size >= required}
                    />
                  </Suspense>
                )}
                {isOwner && !isOther && !isRejection(details, safe) && (
                  <LinkButton
                    size="large"
                    href={link('/transactions/reject', {
                      nonce: String(execution.nonce),
                    })}
                  >
                    Reject
                  </LinkButton>
                )}
              </>
            }
          />
        )}
      </Stack>
    </>
  )
}

function isRejection({ txInfo }: TransactionDetails, safe: OpenSafe): boolean {
  return (
    txInfo.type === 'Custom' &&
    txInfo.isCancellation &&
    txInfo.to.value.toLowerCase() === safe.address.toLowerCase()
  )
}
