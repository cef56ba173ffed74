import type {
  Finding,
  MessageRisk,
  Reason,
  Risk,
} from '@strongroom/safe-protocol/risks'
import { lazy, Suspense } from 'react'
import { describeRisk, type RiskText } from './describeRisk.ts'
import {
  FindingList,
  type FindingListLabels,
  type FindingListProps,
  toneOf,
} from './FindingList.tsx'

export type RiskListLabels = FindingListLabels

const defaultLabels: Partial<RiskListLabels> = {
  advice: 'More findings than anybody can read. Ask for smaller batches.',
}

// Few transactions sign a message.
const MessageRiskList = lazy(async () => {
  const { MessageRiskList: component } = await import('./MessageRiskList.tsx')
  return { default: component }
})

export interface RiskListProps
  extends Omit<
    FindingListProps<Reason<Risk>>,
    'items' | 'describe' | 'alert' | 'labels'
  > {
  /**
   * Reasons of a verdict of the policy (`decideSigning` of safe-protocol), the
   * worst first.
   */
  reasons: readonly Reason[]
  /** Puts a finding of a transaction into words. @default describeRisk */
  describe?: ((reason: Reason<Risk>) => RiskText) | undefined
  labels?: Partial<RiskListLabels> | undefined
}

/** What a signer has to see before anything else, the worst first. */
export function RiskList({
  reasons,
  describe = describeRisk,
  labels,
  ...rest
}: RiskListProps) {
  const ofMessage = reasons.filter(isOfMessage)
  return (
    <>
      <FindingList
        {...rest}
        items={reasons.filter(isOfTransaction)}
        describe={(reason) => ({
          ...describe(reason),
          tone: toneOf(reason.decision),
        })}
        labels={{ ...defaultLabels, ...labels }}
      />
      {ofMessage.length > 0 && (
        <Suspense>
          <MessageRiskList reasons={ofMessage} labels={labels} />
        </Suspense>
      )}
    </>
  )
}

const isTransactionFinding = (finding: Finding): finding is Risk =>
  'path' in finding

const isOfTransaction = (reason: Reason): reason is Reason<Risk> =>
  isTransactionFinding(reason.finding)

const isOfMessage = (reason: Reason): reason is Reason<MessageRisk> =>
  !isTransactionFinding(reason.finding)
