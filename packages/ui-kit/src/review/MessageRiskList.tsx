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

/** Findings that a signer of a message has to see first, the worst on top. */
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
