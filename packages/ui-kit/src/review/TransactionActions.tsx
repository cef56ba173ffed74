'use client'

import type { UseTransactionReviewResult } from '@strongroom/react-hooks/review'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { Checkbox } from '../field/Checkbox.tsx'
import { SelectField } from '../field/SelectField.tsx'
import type { RenderProp } from '../internal/Slot.tsx'
import { useLabels } from '../labels/useLabels.ts'
import {
  defaultTransactionActionsLabels,
  type TransactionActionsLabels,
} from './actionLabels.ts'
import { defaultProblemLabels, describeProblem } from './describeProblem.ts'
import { isWaiting } from './isWaiting.ts'
import { type ActionBarProps, ReviewBar } from './ReviewBar.tsx'

type Review = UseTransactionReviewResult
type Action = keyof Review['can']
type Step = Review['next']

// A chunk of its own: only the proposer has the button.
const DeleteTransaction = lazy(async () => {
  const { DeleteTransaction: component } = await import(
    './DeleteTransaction.tsx'
  )
  return { default: component }
})

/** Props of `TransactionActions`. */
export interface TransactionActionsProps extends ActionBarProps<Action> {
  /** Result of `useTransactionReview` of react-hooks. */
  review: Review
  /**
   * What the gateway says is left of its daily quota: the owner chooses who pays for
   * the execution. @default no choice
   */
  relay?: { readonly remaining: number; readonly limit: number } | undefined
  /** Where a rejection is reviewed; without it the button signs one at once. */
  rejectHref?: string | undefined
  /** Renders that link, for example as the `Link` of a router. */
  renderRejectLink?: RenderProp<'a'> | undefined
  labels?: Partial<TransactionActionsLabels> | undefined
}

/**
 * The one place where a transaction is signed. Its button works only while every
 * check of the review has passed; otherwise it says in words why not.
 */
export function TransactionActions({
  review,
  others,
  relay,
  rejectHref,
  renderRejectLink,
  onDone,
  labels,
  ...rest
}: TransactionActionsProps) {
  const texts = useLabels(
    'transactionActions',
    defaultTransactionActionsLabels,
    labels,
  )
  const problems = useLabels('problems', defaultProblemLabels)
  const [alsoExecute, setAlsoExecute] = useState(true)
  const { next, can } = review
  const [isRelay, setRelay] = useState(false)
  const { hashes } = review.verification ?? {}
  const isLast = can.confirmAndExecute
  const hasQuota = relay !== undefined && relay.remaining > 0
  const isAlone = isLast && !alsoExecute
  const isRelayed = isRelay && hasQuota && can.relay && !isAlone
  return (
    <ReviewBar
      {...rest}
      review={review}
      hash={hashes?.safeTxHash}
      // Its findings are part of the verdict.
      isChecking={isWaiting(review) && review.simulation === undefined}
      // At an execution a device shows the call, not the hash.
      deviceHash={
        next.kind === 'execute' &&
        (next.reason === 'confirmed' || (alsoExecute && !isRelayed))
          ? undefined
          : hashes?.messageHash
      }
      main={
        isRelayed
          ? {
              action: 'relay',
              text:
                next.reason === 'confirmed'
                  ? texts.relayNow
                  : texts.signAndRelay,
            }
          : mainOf(next, isAlone, texts)
      }
      onDone={onDone}
      options={
        next.kind === 'propose' ? (
          <p className="sr-advice">{texts.proposeHint}</p>
        ) : (
          <>
            {isLast && (
              <Checkbox
                label={
                  next.kind === 'execute' ? texts.executeNow : texts.alsoExecute
                }
                hint={texts.alsoExecuteHint}
                checked={alsoExecute}
                onCheckedChange={setAlsoExecute}
              />
            )}
            {relay && can.relay && !isAlone && (
              <SelectField
                label={texts.fee}
                value={isRelayed ? 'relay' : 'own'}
                onValueChange={(value) => setRelay(value === 'relay')}
                options={[
                  { value: 'own', label: texts.payFee },
                  {
                    value: 'relay',
                    label: texts.relay(relay),
                    disabled: !hasQuota,
                  },
                ]}
              />
            )}
          </>
        )
      }
      others={({ start, isArmed, isBusy }) => (
        <>
          {others}
          {can.delete && (
            <Suspense>
              <DeleteTransaction
                review={review}
                onDone={(result) => onDone?.('delete', result)}
              />
            </Suspense>
          )}
          {can.reject &&
            (rejectHref === undefined && !renderRejectLink ? (
              <Button
                size="large"
                disabled={isBusy}
                aria-disabled={!isArmed}
                onClick={() => start('reject')}
              >
                {texts.reject}
              </Button>
            ) : (
              <LinkButton
                size="large"
                href={rejectHref}
                render={renderRejectLink}
              >
                {texts.reject}
              </LinkButton>
            ))}
        </>
      )}
      describeProblem={(problem) => describeProblem(problem, problems)}
      labels={texts}
    />
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
  if (next.kind === 'propose') return { action: 'propose', text: texts.propose }
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
