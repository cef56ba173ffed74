import type { MessageRisk, Reason } from '@strongroom/safe-protocol/risks'
import { describeMessageRisk } from './describeMessageRisk.ts'
import type { RiskText } from './describeRisk.ts'
import { FindingList, type FindingListProps, toneOf } from './FindingList.tsx'

export interface MessageRiskListProps
  extends Omit<
    FindingListProps<Reason<MessageRisk>>,
    'items' | 'describe' | 'alert'
  > {
  /** The reasons of a verdict that are about a message, the worst first. */
  reasons: readonly Reason<MessageRisk>[]
  /** Puts a finding into words. @default describeMessageRisk */
  describe?: ((reason: Reason<MessageRisk>) => RiskText) | undefined
}

/** What a signer of a message has to see before anything else, the worst first. */
export function MessageRiskList({
  reasons,
  describe = describeMessageRisk,
  ...rest
}: MessageRiskListProps) {
  return (
    <FindingList
      {...rest}
      items={reasons}
      describe={(reason) => ({
        ...describe(reason),
        tone: toneOf(reason.decision),
      })}
    />
  )
}
