'use client'

import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import type { Reason, Risk } from '@strongroom/safe-protocol/risks'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useArmed } from '../arm/useArmed.ts'
import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { Checkbox } from '../field/Checkbox.tsx'
import { useLabels } from '../labels/useLabels.ts'
import {
  defaultTransactionActionsLabels,
  type TransactionActionsLabels,
} from './actionLabels.ts'
import { describeProblem } from './describeProblem.ts'
import { describeRisk } from './describeRisk.ts'
import { ReviewBar, type ReviewBarProps } from './ReviewBar.tsx'

type Review = UseTransactionReviewResult
type Action = keyof Review['can']
type Result = Awaited<ReturnType<Review['run']>>
type Step = Review['next']

// Only who proposed it has it.
const DeleteTransaction = lazy(async () => {
  const { DeleteTransaction: component } = await import(
    './DeleteTransaction.tsx'
  )
  return { default: component }
})

export interface TransactionActionsProps
  extends Pick<ReviewBarProps, 'onConnect' | 'className' | 'style' | 'id'> {
  /** Result of `useTransactionReview` of react-hooks. */
  review: Review
  /** Further buttons, first of all. */
  others?: ReactNode | undefined
  /** Where a rejection is reviewed; without it the button signs one at once. */
  rejectHref?: string | undefined
  /** An action ended, well or not. */
  onDone?: ((action: Action, result: Result) => void) | undefined
  labels?: Partial<TransactionActionsLabels> | undefined
}

/**
 * The one place where a transaction is signed. Its button works only while every
 * check of the review has passed; otherwise it says in words why not.
 */
export function TransactionActions({
  review,
  others,
  rejectHref,
  onDone,
  onConnect,
  labels,
  ...rest
}: TransactionActionsProps) {
  const texts = useLabels(
    'transactionActions',
    defaultTransactionActionsLabels,
    labels,
  )
  const [alsoExecute, setAlsoExecute] = useState(true)
  const { next, can, verification, changed, acknowledgement } = review
  // An app that opens a review chooses where a click is about to land.
  const isArmed = useArmed(verification?.hashes?.safeTxHash)
  const isBusy = review.progress?.status === 'running'
  const blocker = blockerOf(review, texts)
  const reason =
    blocker ??
    (acknowledgement.isNeeded && !acknowledgement.isGiven
      ? texts.acknowledgeFirst
      : undefined)
  const isLast = can.confirmAndExecute
  const start = (action: Action) => {
    if (isArmed || action === 'postAgain')
      void review.run(action).then((result) => onDone?.(action, result))
  }
  const { action, text } = mainOf(next, isLast && !alsoExecute, texts)
  return (
    <ReviewBar
      {...rest}
      review={review}
      asks={blocker === undefined}
      options={
        isLast &&
        reason === undefined &&
        !changed && (
          <Checkbox
            label={
              next.kind === 'execute' ? texts.executeNow : texts.alsoExecute
            }
            hint={texts.alsoExecuteHint}
            checked={alsoExecute}
            onCheckedChange={setAlsoExecute}
          />
        )
      }
      others={
        <>
          {others}
          {can.delete && (
            <Suspense>
              <DeleteTransaction
                review={review}
                labels={texts.deleting}
                onDone={(result) => onDone?.('delete', result)}
              />
            </Suspense>
          )}
          {can.reject &&
            (rejectHref === undefined ? (
              <Button
                size="large"
                disabled={isBusy}
                aria-disabled={!isArmed}
                onClick={() => start('reject')}
              >
                {texts.reject}
              </Button>
            ) : (
              <LinkButton size="large" href={rejectHref}>
                {texts.reject}
              </LinkButton>
            ))}
        </>
      }
      onPostAgain={can.postAgain ? () => start('postAgain') : undefined}
      onConnect={onConnect}
      labels={texts}
    >
      {can.postAgain ? (
        false
      ) : (
        <Button
          variant="primary"
          size="large"
          busy={isBusy}
          aria-disabled={!isArmed}
          disabledReason={isBusy ? undefined : reason}
          onClick={() => start(action)}
        >
          {text}
        </Button>
      )}
    </ReviewBar>
  )
}

/**
 * The button of a step; `isAlone`: only signed, though it could be executed.
 */
function mainOf(
  next: Step,
  isAlone: boolean,
  texts: TransactionActionsLabels,
): { readonly action: Action; readonly text: string } {
  if (next.kind === 'confirmAndExecute' && !isAlone)
    return { action: 'confirmAndExecute', text: texts.signAndExecute }
  const isComplete =
    next.kind === 'execute' ||
    (next.kind === 'wait' &&
      (next.reason === 'nonce' || next.reason === 'executing'))
  return isComplete && !isAlone
    ? { action: 'execute', text: texts.execute }
    : { action: 'confirm', text: texts.sign }
}

/** Why nothing can be done now, the most telling words first. */
function blockerOf(
  { next, hasRpc, verification, verdict }: Review,
  texts: TransactionActionsLabels,
): string | undefined {
  if (next.kind !== 'wait' && next.kind !== 'none' && next.kind !== 'reject')
    return undefined
  const general = texts.reasonOf(next)
  switch (next.reason) {
    case 'unavailable':
    case 'mismatch': {
      if (!hasRpc) return texts.noRpc
      const [problem] = verification?.problems ?? []
      return problem ? describeProblem(problem).text : general
    }
    case 'refused': {
      const refused = verdict?.reasons.find(
        ({ decision }) => decision === 'refuse',
      )
      if (refused === undefined) return general
      return isOfTransaction(refused)
        ? describeRisk(refused).text
        : texts.refusedMessage
    }
    default:
      return general
  }
}

/**
 * Findings in the message that a transaction signs have no place in its calls.
 */
const isOfTransaction = (reason: Reason): reason is Reason<Risk> =>
  'path' in reason.finding
