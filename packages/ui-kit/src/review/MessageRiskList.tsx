import type { MessageRisk, Reason } from '@strongroom/safe-protocol/risks'
import { useLabels } from '../labels/useLabels.ts'
import {
  defaultMessageRiskLabels,
  describeMessageRisk,
} from './describeMessageRisk.ts'
import { FindingList, type FindingListProps, toneOf } from './FindingList.tsx'

export interface MessageRiskListProps
  extends Omit<
    FindingListProps<Reason<MessageRisk>>,
    'items' | 'describe' | 'alert' | 'labels'
  > {
  /** The reasons of a verdict that are about a message, the worst first. */
  reasons: readonly Reason<MessageRisk>[]
}

/** Findings that a signer of a message has to see first, the worst on top. */
export function MessageRiskList({ reasons, ...rest }: MessageRiskListProps) {
  const texts = useLabels('messageRisks', defaultMessageRiskLabels)
  return (
    <FindingList
      {...rest}
      items={reasons}
      describe={(reason) => ({
        ...describeMessageRisk(reason, texts),
        tone: toneOf(reason.decision),
      })}
    />
  )
}
