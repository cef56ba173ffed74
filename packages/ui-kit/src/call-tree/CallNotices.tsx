import { Notice } from '../notice/Notice.tsx'
import type { CallTreeNode } from './CallTreeNode.ts'
import type { CallTreeLabels } from './callTreeLabels.ts'

export interface CallNoticesProps {
  node: CallTreeNode
  /** A delegate call to something that is not on the pinned list. */
  untrusted: boolean
  unknown: boolean
  texts: CallTreeLabels
}

/** What to mind about one call, worst first. */
export function CallNotices({
  node,
  untrusted,
  unknown,
  texts,
}: CallNoticesProps) {
  return (
    <>
      {untrusted && <Notice tone="danger">{texts.delegateCallRisk}</Notice>}
      {unknown && <Notice tone="danger">{texts.unknownRisk}</Notice>}
      {node.tooDeep === true && <Notice tone="danger">{texts.tooDeep}</Notice>}
      {node.unusual === true && <Notice tone="warning">{texts.unusual}</Notice>}
      {node.zeroMeansSelf === true && (
        <Notice tone="warning">{texts.zeroMeansSelf}</Notice>
      )}
    </>
  )
}
