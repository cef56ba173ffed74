import { Button, Checkbox, Notice, useArmed } from '@strongroom/ui-kit'
import { type ReactNode, useState } from 'react'
import { useServices } from '../../app/ServicesContext.ts'
import type { OpenSafe } from '../../app/safe/useSafeFromUrl.ts'
import { useStore } from '../../storage/useStore.ts'
import { ConnectWhenAsked } from '../connect/ConnectWhenAsked.tsx'
import { pendingOf } from '../execution/pendingExecutions.ts'
import type { SigningError } from '../signing/SigningError.ts'
import type { ActionResult } from '../signing/useSigningRun.ts'
import { blockersOf, needsAcknowledgement } from './blockersOf.ts'
import { HashReminder } from './HashReminder.tsx'
import { nextAction } from './nextAction.ts'
import { stepTexts } from './stepTexts.ts'
import type { Review } from './useReview.ts'
import { useReviewGuard } from './useReviewGuard.ts'
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
  const { stores } = useServices()
  const pending = pendingOf(useStore(stores.pending), {
    chainId: safe.chainId,
    safe: safe.address,
  })
  const guard = useReviewGuard(safe.chainId)
  const [connecting, setConnecting] = useState(false)
  const [acknowledged, setAcknowledged] = useState(false)
  const [alsoExecute, setAlsoExecute] = useState(true)
  const { wallet, step, problem } = actions

  const blockers = blockersOf(review)
  const payload = review?.payload
  // The very value the panel of hashes renders, not the payload's own copy.
  const shownHash = review?.verification.hashes?.safeTxHash
  // An app chooses when a review opens: where a click is about to land.
  const isArmed = useArmed(shownHash)
  const next = review && nextAction(review, wallet?.account)
  const asks = needsAcknowledgement(review)
  const reason =
    blockers[0] ??
    (asks && !acknowledged
      ? 'Read the warnings above and tick the box first.'
      : undefined)
  const canExecuteNow =
    next?.kind === 'confirm' && next.isLast && next.isNext && !pending
  const done = (result: ActionResult) => {
    if (result.posted && payload)
      onSigned?.(payload.hashes.safeTxHash, result.problem)
  }

  return (
    <div className="app-action-bar">
      {problem && (
        <Notice
          tone={problem.problem === 'rejected' ? 'info' : 'danger'}
          role="alert"
          title={problem.message}
        >
          {problem.detail}
        </Notice>
      )}
      {step !== 'idle' && (
        <Notice tone="info" role="status" title={stepTexts[step]}>
          {step === 'signing' && payload && (
            // On screen for as long as the wallet's prompt is.
            <HashReminder hashes={payload.hashes} />
          )}
        </Notice>
      )}
      {guard.changed && step === 'idle' && (
        <Notice
          tone="warning"
          role="alert"
          title={
            guard.changed === 'account'
              ? 'The connected account changed, so this review was cancelled'
              : 'The wallet changed its network, so this review was cancelled'
          }
        />
      )}
      {asks && blockers.length === 0 && (
        <Checkbox
          label="I know what the warnings above mean and want to go on"
          checked={acknowledged}
          onCheckedChange={setAcknowledged}
        />
      )}
      {canExecuteNow && reason === undefined && !guard.changed && (
        <Checkbox
          label="Execute right after signing"
          hint="Yours is the last confirmation needed. Executing costs a network fee."
          checked={alsoExecute}
          onCheckedChange={setAlsoExecute}
        />
      )}
      <div className="app-action-buttons">
        {others}
        {actions.hasUnsent && (
          <Button
            variant="primary"
            size="large"
            busy={step !== 'idle'}
            onClick={() => void actions.postAgain().then(done)}
          >
            Send the signature again
          </Button>
        )}
        {guard.changed ? (
          <Button
            variant="primary"
            size="large"
            onClick={() => {
              setAcknowledged(false)
              guard.restart()
            }}
          >
            Review again
          </Button>
        ) : wallet === undefined ? (
          <Button
            variant="primary"
            size="large"
            onClick={() => setConnecting(true)}
          >
            Connect wallet
          </Button>
        ) : next?.kind === 'execute' ? (
          <Button
            variant="primary"
            size="large"
            busy={step !== 'idle'}
            aria-disabled={!isArmed}
            disabledReason={
              reason ??
              (pending && 'An execution for this safe is already on its way.')
            }
            onClick={() => {
              if (isArmed && payload && review && shownHash)
                void actions.execute(payload, review.signatures, shownHash)
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
                if (!isArmed || !payload || !review || !shownHash) return
                void (
                  canExecuteNow && alsoExecute
                    ? actions.signAndExecute(
                        payload,
                        review.signatures,
                        shownHash,
                      )
                    : actions.sign(payload, shownHash)
                ).then(done)
              }}
            >
              {canExecuteNow && alsoExecute ? 'Sign and execute' : 'Sign'}
            </Button>
          )
        )}
      </div>
      <ConnectWhenAsked
        open={connecting}
        onClose={() => setConnecting(false)}
      />
    </div>
  )
}
