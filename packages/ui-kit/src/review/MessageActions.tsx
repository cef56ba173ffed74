import type { UseMessageReviewResult } from '@strongroom/react-hooks/review'
import { useLabels } from '../labels/useLabels.ts'
import {
  defaultMessageActionsLabels,
  type MessageActionsLabels,
} from './actionLabels.ts'
import {
  defaultMessageProblemLabels,
  describeMessageProblem,
} from './describeMessageProblem.ts'
import { type ActionBarProps, ReviewBar } from './ReviewBar.tsx'

type Review = UseMessageReviewResult

/** Props of `MessageActions`. */
export interface MessageActionsProps
  extends ActionBarProps<keyof Review['can']> {
  /** Result of `useMessageReview` of react-hooks. */
  review: Review
  labels?: Partial<MessageActionsLabels> | undefined
}

/**
 * The one place where a message is signed. Its button works only while every
 * check has passed; otherwise it says in words why not.
 */
export function MessageActions({
  review,
  others,
  labels,
  ...rest
}: MessageActionsProps) {
  const texts = useLabels('messageActions', defaultMessageActionsLabels, labels)
  const problems = useLabels('messageProblems', defaultMessageProblemLabels)
  return (
    <ReviewBar
      {...rest}
      review={review}
      hash={review.verification?.hashes?.safeMessageHash}
      deviceHash={review.verification?.hashes?.messageHash}
      main={
        review.next.reason === 'complete'
          ? null
          : { action: 'confirm', text: texts.sign }
      }
      others={() => others}
      describeProblem={(problem) => describeMessageProblem(problem, problems)}
      labels={texts}
    />
  )
}
