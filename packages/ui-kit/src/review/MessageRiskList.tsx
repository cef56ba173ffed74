import type { MessageRisk, Reason } from '@strongroom/safe-protocol/risks'
import { useLabels } from '../labels/useLabels.ts'
import {
  defaultMessageRiskLabels,
  describeMessageRisk,
} from './describeMessageRisk.ts'
import { defaultRiskLabels } from './describeRisk.ts'
import { FindingList, type FindingListProps, toneOf } from './FindingList.tsx'

/** Props of `MessageRiskList`. */
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
  const recipients = useLabels('risks', defaultRiskLabels)
  return (
    <FindingList
      {...rest}
      items={reasons}
      describe={(reason) => ({
        ...describeMessageRisk(reason, texts, recipients),
        tone: toneOf(reason.decision),
      })}
    />
  )
}
