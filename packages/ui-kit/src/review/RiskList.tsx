import type { MessageRisk, Reason, Risk } from '@strongroom/safe-protocol/risks'
import { lazy, Suspense } from 'react'
import { useLabels } from '../labels/useLabels.ts'
import { defaultRiskLabels, describeRisk } from './describeRisk.ts'
import { FindingList, type FindingListProps, toneOf } from './FindingList.tsx'
import { defaultRiskListLabels, type RiskListLabels } from './findingLabels.ts'
import { isOfRecipient } from './isOfRecipient.ts'

// Few transactions sign a message.
const MessageRiskList = lazy(async () => {
  const { MessageRiskList: component } = await import('./MessageRiskList.tsx')
  return { default: component }
})

/** Props of `RiskList`. */
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
  labels?: Partial<RiskListLabels> | undefined
}

/** Findings in the message that a transaction signs have no place in its calls. */
const isOfTransaction = (reason: Reason): reason is Reason<Risk> =>
  'path' in reason.finding

/** Findings that a signer reads before anything else, the worst first. */
export function RiskList({ reasons, labels, ...rest }: RiskListProps) {
  const texts = useLabels('riskList', defaultRiskListLabels, labels)
  const sentences = useLabels('risks', defaultRiskLabels)
  const ofMessage = reasons.filter(
    (reason): reason is Reason<MessageRisk> => !isOfTransaction(reason),
  )
  return (
    <>
      <FindingList
        {...rest}
        items={reasons.filter(isOfTransaction)}
        describe={(reason) => ({
          ...describeRisk(reason, sentences),
          tone: toneOf(reason.decision),
          // Its addresses stand in the recipient's row.
          ...(isOfRecipient(reason.finding.kind) && { detail: undefined }),
        })}
        labels={texts}
      />
      {ofMessage.length > 0 && (
        <Suspense>
          <MessageRiskList reasons={ofMessage} />
        </Suspense>
      )}
    </>
  )
}
