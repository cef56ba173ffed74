import type { ActionResult } from '@strongroom/react-hooks'
import { usePendingExecution, useReviewGuard } from '@strongroom/react-hooks'
import type { SigningError } from '@strongroom/react-hooks/sign'
import {
  type Acknowledgement,
  acknowledgementOf,
  applyAcknowledgement,
} from '@strongroom/safe-protocol/risks'
import { Button, Checkbox, useArmed } from '@strongroom/ui-kit'
import { type ReactNode, useState } from 'react'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { SigningBar } from '../signing/SigningBar.tsx'
import { blockersOf, needsAcknowledgement } from './blockersOf.ts'
import { nextAction } from './nextAction.ts'
import type { Review } from './useReview.ts'
import type { TransactionActions } from './useTransactionActions.ts'

/** Takes the hash, and what went wrong after the signature was posted. */
export type SignedHandler = (safeTxHash: string, problem?: SigningError) => void

/**
 * The one place where something is signed. Its button works only while every
 * check of the review has passed; otherwise it says in words why not.
 */
export function ActionBar({
  safe,
  review,
  actions,
  onSigned,
  others,
}: {
  safe: OpenSafe
  review: Review | undefined
  actions: TransactionActions
  /** Called after a signature was taken by the gateway. */
  onSigned?: SignedHandler
  /** Further buttons: reject, delete, back. */
  others?: ReactNode
}) {
  const { pending } = usePendingExecution({
    chainId: safe.chainId,
    safeAddress: safe.address,
  })
  const guard = useReviewGuard(safe.chainId)
  // Of the findings that were on screen when the box was ticked.
  const [accepted, setAccepted] = useState<Acknowledgement>()
  const [alsoExecute, setAlsoExecute] = useState(true)
  const { wallet, step, problem } = actions

  const blockers = blockersOf(review)
  const payload = review?.payload
  const verdict =
    review?.verdict && applyAcknowledgement(review.verdict, accepted)
  // The very value the panel of hashes renders, not the payload's own copy.
  const shownHash = review?.verification.hashes?.safeTxHash
  // An app chooses when a review opens: where a click is about to land.
  const isArmed = useArmed(shownHash)
  const next = review && nextAction(review, wallet?.account)
  // Nothing to agree to for whoever cannot do anything now.
  const asks = next?.kind !== 'wait' && needsAcknowledgement(review)
  const acknowledged = verdict?.decision !== 'acknowledge'
  const reason =
    blockers[0] ??
    (asks && !acknowledged
      ? 'Read the warnings above and tick the box first.'
      : undefined)
  const shown = shownHash && { hash: shownHash, acknowledged: accepted }
  const canExecuteNow =
    next?.kind === 'confirm' && next.isLast && next.isNext && !pending
  const done = (result: ActionResult) => {
    if (result.posted && payload)
      onSigned?.(payload.hashes.safeTxHash, result.problem)
  }

  return (
    <SigningBar
      guard={guard}
      problem={problem}
      step={step}
      hashes={
        payload && {
          Domain: payload.hashes.domainHash,
          Message: payload.hashes.messageHash,
          'Safe transaction': payload.hashes.safeTxHash,
        }
      }
      hasWallet={wallet !== undefined}
      acknowledged={asks && blockers.length === 0 ? acknowledged : undefined}
      onAcknowledge={(isTicked) =>
        setAccepted(
          isTicked && verdict ? acknowledgementOf(verdict) : undefined,
        )
      }
      options={
        canExecuteNow &&
        reason === undefined &&
        !guard.changed && (
          <Checkbox
            label="Execute right after signing"
            hint="Yours is the last confirmation needed. Executing costs a network fee."
            checked={alsoExecute}
            onCheckedChange={setAlsoExecute}
          />
        )
      }
      others={others}
      onPostAgain={
        actions.hasUnsent
          ? () => void actions.postAgain().then(done)
          : undefined
      }
    >
      {next?.kind === 'execute' ? (
        <Button
          variant="primary"
          size="large"
          busy={step !== 'idle'}
          aria-disabled={!isArmed}
          disabledReason={
            reason ??
            (pending && step === 'idle'
              ? 'An execution for this safe is already on its way.'
              : undefined)
          }
          onClick={() => {
            if (isArmed && payload && review && shown)
              void actions.execute(payload, review.signatures, shown)
          }}
        >
          Execute
        </Button>
      ) : (
        !actions.hasUnsent && (
          <Button
            variant="primary"
            size="large"
            busy={step !== 'idle'}
            aria-disabled={!isArmed}
            disabledReason={
              reason ?? (next?.kind === 'wait' ? next.reason : undefined)
            }
            onClick={() => {
              if (!isArmed || !payload || !review || !shown) return
              void (
                canExecuteNow && alsoExecute
                  ? actions.signAndExecute(payload, review.signatures, shown)
                  : actions.sign(payload, shown)
              ).then(done)
            }}
          >
            {next?.kind === 'wait' && next.isConfirmed
              ? 'Execute'
              : canExecuteNow && alsoExecute
                ? 'Sign and execute'
                : 'Sign'}
          </Button>
        )
      )}
    </SigningBar>
  )
}
