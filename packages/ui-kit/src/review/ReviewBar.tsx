'use client'

import type {
  ReviewAcknowledgement,
  ReviewProgress,
  ReviewResult,
} from '@strongroom/react-hooks/review'
import type { Verdict } from '@strongroom/safe-protocol/risks'
import type { ComponentProps, ReactNode } from 'react'
import { groupHex } from '../address/groupHex.ts'
import { useActivationDelay } from '../arm/useActivationDelay.ts'
import { Button } from '../button/Button.tsx'
import { Glyph } from '../icon/Glyph.tsx'
import { shield } from '../icon/paths.ts'
import { classNames } from '../internal/classNames.ts'
import { Notice } from '../notice/Notice.tsx'
import { cleanText } from '../text/cleanText.ts'
import type { ReviewBarLabels } from './actionLabels.ts'
import { LazyDeviceHashes, loadDeviceHashes } from './LazyDeviceHashes.tsx'
import { trustOf } from './trustOf.ts'

/** Part of a review that the bars read. */
export interface BarReview<Action extends string, Step, Problem> {
  readonly account: string | undefined
  readonly acknowledgement: ReviewAcknowledgement
  readonly can: { readonly postAgain: boolean }
  readonly changed: 'account' | 'chain' | undefined
  readonly hasRpc: boolean
  readonly next: Step & { readonly kind: string; readonly reason: string }
  readonly progress: ReviewProgress<Action> | undefined
  readonly restart: () => void
  readonly run: (action: Action) => Promise<ReviewResult>
  readonly verdict: Verdict | undefined
  readonly verification:
    | {
        readonly status: 'verified' | 'mismatch' | 'unavailable'
        readonly problems: readonly Problem[]
      }
    | undefined
}

/** Props that the bars of transactions and messages share. */
export interface ActionBarProps<Action extends string>
  extends Pick<ComponentProps<'div'>, 'className' | 'style' | 'id'> {
  /** Further buttons, first of all. */
  others?: ReactNode | undefined
  /** Lets the owner choose a wallet; without it there is no such button. */
  onConnect?: (() => void) | undefined
  /** An action ended, well or not. */
  onDone?: ((action: Action, result: ReviewResult) => void) | undefined
}

/** Runs an action; `isArmed` as soon as a click on it counts. */
export interface BarControl<Action> {
  readonly start: (action: Action) => void
  readonly isArmed: boolean
  readonly isBusy: boolean
}

interface ReviewBarProps<Action extends string, Step, Problem>
  extends Omit<ActionBarProps<Action>, 'others'> {
  review: BarReview<Action, Step, Problem>
  /** Hash of the transaction or message that the owner signs. */
  hash: string | undefined
  /** The hash that the owner's device shows at the next step. */
  deviceHash: string | undefined
  /** A check is open that can still speak against it. */
  isChecking?: boolean | undefined
  /** The button; null where there is nothing left to do. */
  main: { readonly action: Action; readonly text: string } | null
  /** Choices that belong to the button, while it can be used. */
  options?: ReactNode | undefined
  /** Further buttons: reject, delete, back. */
  others?: ((control: BarControl<Action>) => ReactNode) | undefined
  describeProblem: (problem: Problem) => { readonly text: string }
  labels: ReviewBarLabels<Step>
}

/**
 * A review's button and what stands around it: how the last action ended, what is
 * under way, why a review ended, and the other ways on. The button works only while
 * every check has passed; otherwise it says why not.
 */
export function ReviewBar<
  Action extends string,
  Step,
  Problem extends { readonly kind: string },
>({
  review,
  hash,
  deviceHash,
  isChecking = false,
  main,
  options,
  others,
  onConnect,
  onDone,
  describeProblem,
  labels: texts,
  className,
  ...rest
}: ReviewBarProps<Action, Step, Problem>) {
  const { changed, acknowledgement, can, next, verification } = review
  // An app that opens a review chooses where a click is about to land.
  const isArmed = useActivationDelay(hash)
  const isBusy = review.progress?.status === 'running'
  // Deleting has a dialog of its own, which says how far it is.
  const progress =
    review.progress?.action === 'delete' ? undefined : review.progress
  const step = progress?.status === 'running' ? progress.step : undefined
  const problem = progress?.status === 'failed' ? progress.problem : undefined
  const start = (action: Action) => {
    // The wallet asks after the checks: the code is there by then.
    void loadDeviceHashes().catch(() => {})
    if (isArmed || action === 'postAgain')
      void review.run(action).then((result) => onDone?.(action, result))
  }
  const blocker = isBlocked(next.kind) ? whyBlocked() : undefined
  const reason =
    blocker ??
    (acknowledgement.isNeeded && !acknowledgement.isGiven
      ? acknowledgement.isOutdated
        ? texts.acknowledgeAgain
        : texts.acknowledgeFirst
      : undefined)

  /** Why nothing can be done now, the most telling words first. */
  function whyBlocked(): string | undefined {
    if (next.reason === 'unavailable' || next.reason === 'mismatch') {
      if (!review.hasRpc) return texts.noRpc
      const [problem] = verification?.problems ?? []
      if (problem) return describeProblem(problem).text
    }
    return texts.reasonOf(next)
  }

  const isReady =
    reason === undefined &&
    !isBusy &&
    !isChecking &&
    !changed &&
    main !== null &&
    !can.postAgain &&
    trustOf(review) === 'equal'
  const groups = groupHex(cleanText(deviceHash ?? '', 66).text).slice(1)
  const shown =
    groups.length > 0 &&
    [...groups.slice(0, 2), '…', ...groups.slice(-2)].join(' ')

  const bar = (
    <div {...rest} className={classNames('sr-review-bar', className)}>
      {problem && (
        <Notice
          tone={isOwnNo(problem.problem) ? 'info' : 'danger'}
          role="alert"
          title={texts.problem(problem)}
        >
          {problem.detail}
        </Notice>
      )}
      {step && (
        <Notice tone="info" role="status" title={texts.steps[step]}>
          {progress?.status === 'running' && progress.hashes && (
            <LazyDeviceHashes
              hashes={progress.hashes}
              isHashOnly={step === 'signingHash'}
            />
          )}
        </Notice>
      )}
      {changed && step === undefined && (
        <Notice
          tone="warning"
          role="alert"
          title={
            changed === 'account' ? texts.accountChanged : texts.chainChanged
          }
        />
      )}
      <div className="sr-review-buttons">
        {isReady && (
          <p className="sr-review-ready">
            <Glyph path={shield} />
            <span>
              {texts.verified}
              {shown && (
                <>
                  {' '}
                  {texts.willShow} <code>{shown}</code>
                </>
              )}
            </span>
          </p>
        )}
        {others?.({ start, isArmed, isBusy })}
        {can.postAgain && (
          <Button
            variant="primary"
            size="large"
            busy={isBusy}
            onClick={() => start('postAgain' as Action)}
          >
            {texts.postAgain}
          </Button>
        )}
        {main === null ? null : changed ? (
          <Button variant="primary" size="large" onClick={review.restart}>
            {texts.reviewAgain}
          </Button>
        ) : review.account === undefined && onConnect ? (
          <Button variant="primary" size="large" onClick={onConnect}>
            {texts.connect}
          </Button>
        ) : can.postAgain ? null : (
          <Button
            variant="primary"
            size="large"
            busy={isBusy}
            aria-disabled={!isArmed}
            disabledReason={isBusy ? undefined : reason}
            onClick={() => start(main.action)}
          >
            {main.text}
          </Button>
        )}
      </div>
    </div>
  )
  // The bar itself leaves a phone its screen.
  return (
    <>
      {reason === undefined && !changed && options}
      {bar}
    </>
  )
}

const isBlocked = (kind: string) =>
  kind === 'wait' || kind === 'none' || kind === 'reject'

/** The owner’s own no is no failure. */
const isOwnNo = (problem: string) =>
  problem === 'rejected' ||
  problem === 'executionRejected' ||
  problem === 'signedNotExecuted'
