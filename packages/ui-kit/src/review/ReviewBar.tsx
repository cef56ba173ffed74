import type {
  ReviewAcknowledgement,
  ReviewHashes,
  ReviewProgress,
} from '@strongroom/react-hooks/review'
import type { ComponentProps, ReactNode } from 'react'
import { groupHex } from '../address/groupHex.ts'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../field/Checkbox.tsx'
import { classNames } from '../internal/classNames.ts'
import { Notice } from '../notice/Notice.tsx'
import type { ReviewBarLabels } from './actionLabels.ts'

/** Part of a review that the bar reads. */
export interface BarReview {
  readonly account: string | undefined
  readonly acknowledgement: ReviewAcknowledgement
  readonly changed: 'account' | 'chain' | undefined
  readonly restart: () => void
  readonly progress: ReviewProgress<string> | undefined
}

export interface ReviewBarProps
  extends Omit<ComponentProps<'div'>, 'children'> {
  review: BarReview
  /**
   * True when the action needs an acknowledgement and every check has passed.
   */
  asks: boolean
  /** Choices that belong to the button. */
  options?: ReactNode | undefined
  /** Further buttons: reject, delete, back. */
  others?: ReactNode | undefined
  /** Sends a signature that the gateway did not take. */
  onPostAgain?: (() => void) | undefined
  /** Lets the owner choose a wallet; without it there is no such button. */
  onConnect?: (() => void) | undefined
  labels: ReviewBarLabels
  /** The button; null where there is nothing left to do. */
  children: ReactNode
}

/**
 * The frame of a review's button: how the last action ended, what is
 * under way, why a review ended, the box for the warnings, and the other ways on.
 */
export function ReviewBar({
  review,
  asks,
  options,
  others,
  onPostAgain,
  onConnect,
  labels: texts,
  children,
  className,
  ...rest
}: ReviewBarProps) {
  const { changed, acknowledgement } = review
  // Deleting has a dialog of its own, which says how far it is.
  const progress =
    review.progress?.action === 'delete' ? undefined : review.progress
  const step = progress?.status === 'running' ? progress.step : undefined
  const problem = progress?.status === 'failed' ? progress.problem : undefined
  return (
    <div {...rest} className={classNames('sr-review-bar', className)}>
      {problem && (
        <Notice
          tone={isOwnNo(problem.problem) ? 'info' : 'danger'}
          role="alert"
          title={problem.message}
        >
          {problem.detail}
        </Notice>
      )}
      {step && (
        <Notice tone="info" role="status" title={texts.steps[step]}>
          {progress?.status === 'running' && progress.hashes && (
            <HashReminder hashes={progress.hashes} labels={texts.hashes} />
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
      {asks && acknowledgement.isNeeded && (
        <Checkbox
          label={texts.acknowledge}
          checked={acknowledgement.isGiven}
          onCheckedChange={acknowledgement.set}
        />
      )}
      {options}
      <div className="sr-review-buttons">
        {others}
        {onPostAgain && (
          <Button
            variant="primary"
            size="large"
            busy={step !== undefined}
            onClick={onPostAgain}
          >
            {texts.postAgain}
          </Button>
        )}
        {children === null ? null : changed ? (
          <Button variant="primary" size="large" onClick={review.restart}>
            {texts.reviewAgain}
          </Button>
        ) : review.account === undefined && onConnect ? (
          <Button variant="primary" size="large" onClick={onConnect}>
            {texts.connect}
          </Button>
        ) : (
          children
        )}
      </div>
    </div>
  )
}

/** The owner’s own no is no failure. */
const isOwnNo = (problem: string) =>
  problem === 'rejected' ||
  problem === 'executionRejected' ||
  problem === 'signedNotExecuted'

function HashReminder({
  hashes,
  labels,
}: {
  hashes: ReviewHashes
  labels: ReviewBarLabels['hashes']
}) {
  const { domainHash, messageHash, safeTxHash, safeMessageHash } = hashes
  const rows = [
    [labels.domain, domainHash],
    [labels.message, messageHash],
    [labels.safeTransaction, safeTxHash],
    [labels.safeMessage, safeMessageHash],
  ] as const
  return (
    <dl className="sr-hash-reminder">
      {rows.map(
        ([label, hash]) =>
          hash && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <code>{groupHex(hash).join(' ')}</code>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
