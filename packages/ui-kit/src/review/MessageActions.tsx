'use client'

import type { UseMessageReviewResult } from '@strongroom/react-hooks/review'
import type { ReactNode } from 'react'
import { useArmed } from '../arm/useArmed.ts'
import { Button } from '../button/Button.tsx'
import { useLabels } from '../labels/useLabels.ts'
import {
  defaultMessageActionsLabels,
  type MessageActionsLabels,
} from './actionLabels.ts'
import { describeMessageProblem } from './describeMessageProblem.ts'
import { describeMessageRisk } from './describeMessageRisk.ts'
import { ReviewBar, type ReviewBarProps } from './ReviewBar.tsx'

type Review = UseMessageReviewResult
type Action = keyof Review['can']
type Result = Awaited<ReturnType<Review['run']>>

export interface MessageActionsProps
  extends Pick<ReviewBarProps, 'onConnect' | 'className' | 'style' | 'id'> {
  /** Result of `useMessageReview` of react-hooks. */
  review: Review
  /** Further buttons, first of all. */
  others?: ReactNode | undefined
  /** An action ended, well or not. */
  onDone?: ((action: Action, result: Result) => void) | undefined
  labels?: Partial<MessageActionsLabels> | undefined
}

/**
 * The one place where a message is signed. Its button works only while every
 * check has passed; otherwise it says in words why not.
 */
export function MessageActions({
  review,
  others,
  onDone,
  onConnect,
  labels,
  ...rest
}: MessageActionsProps) {
  const texts = useLabels('messageActions', defaultMessageActionsLabels, labels)
  const { next, can, acknowledgement, verification } = review
  // An app that opens a review chooses where a click is about to land.
  const isArmed = useArmed(verification?.hashes?.safeMessageHash)
  const isBusy = review.progress?.status === 'running'
  const blocker = blockerOf(review, texts)
  const reason =
    blocker ??
    (acknowledgement.isNeeded && !acknowledgement.isGiven
      ? texts.acknowledgeFirst
      : undefined)
  const start = (action: Action) => {
    if (isArmed)
      void review.run(action).then((result) => onDone?.(action, result))
  }
  return (
    <ReviewBar
      {...rest}
      review={review}
      asks={blocker === undefined}
      others={others}
      onPostAgain={can.postAgain ? () => start('postAgain') : undefined}
      onConnect={onConnect}
      labels={texts}
    >
      {next.reason === 'complete'
        ? null
        : !can.postAgain && (
            <Button
              variant="primary"
              size="large"
              busy={isBusy}
              aria-disabled={!isArmed}
              disabledReason={isBusy ? undefined : reason}
              onClick={() => start('confirm')}
            >
              {texts.sign}
            </Button>
          )}
    </ReviewBar>
  )
}

/** Why nothing can be done now, the most telling words first. */
function blockerOf(
  { next, hasRpc, verification, verdict }: Review,
  texts: MessageActionsLabels,
): string | undefined {
  if (next.kind === 'confirm') return undefined
  const general = texts.reasonOf(next)
  switch (next.reason) {
    case 'unavailable':
    case 'mismatch': {
      if (!hasRpc) return texts.noRpc
      const [problem] = verification?.problems ?? []
      return problem ? describeMessageProblem(problem).text : general
    }
    case 'refused': {
      const refused = verdict?.reasons.find(
        ({ decision }) => decision === 'refuse',
      )
      return refused ? describeMessageRisk(refused as never).text : general
    }
    default:
      return general
  }
}
