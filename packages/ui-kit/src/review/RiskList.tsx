import type { Risk } from '@strongroom/safe-protocol'
import { describeRisk, type RiskText } from './describeRisk.ts'
import {
  FindingList,
  type FindingListLabels,
  type FindingListProps,
} from './FindingList.tsx'

export interface RiskListLabels extends FindingListLabels {
  /** What `wrongCode` means. */
  replaced: string
  replacedDetail: (target: string) => string
}

const defaultLabels: Partial<RiskListLabels> = {
  advice: 'More findings than anybody can read. Ask for smaller batches.',
}

export interface RiskListProps
  extends Omit<
    FindingListProps<Risk>,
    'items' | 'describe' | 'alert' | 'labels'
  > {
  /** As `findRisks` of safe-protocol gives them, in any order. */
  risks: readonly Risk[]
  /** Pinned targets of delegate calls that have other code than pinned. */
  wrongCode?: readonly string[] | undefined
  /** Hash of a message that the owner can read on the same page. */
  named?: string | undefined
  /** Puts a risk into words. @default describeRisk */
  describe?: ((risk: Risk, named?: string) => RiskText) | undefined
  labels?: Partial<RiskListLabels> | undefined
}

const order = ['critical', 'danger', 'warning', 'info']

/** What a signer has to see before anything else, the worst first. */
export function RiskList({
  risks,
  wrongCode = [],
  named,
  describe = describeRisk,
  labels,
  ...rest
}: RiskListProps) {
  const {
    replaced = 'This library was replaced',
    replacedDetail = (target: string) =>
      `Its address is known, but the code there is not the known one: ${target}`,
  } = labels ?? {}
  const sorted = [...risks].sort(
    (a, b) => order.indexOf(a.severity) - order.indexOf(b.severity),
  )
  return (
    <FindingList
      {...rest}
      items={[...wrongCode, ...sorted]}
      describe={(item) => {
        if (typeof item === 'string')
          return { text: replaced, detail: replacedDetail(item) }
        const { text, detail, blocks } = describe(item, named)
        return {
          text,
          detail,
          tone:
            blocks || item.severity === 'critical' ? 'danger' : item.severity,
        }
      }}
      labels={{ ...defaultLabels, ...labels }}
    />
  )
}
