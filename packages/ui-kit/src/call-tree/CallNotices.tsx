import { Notice } from '../notice/Notice.tsx'
import type { CallTreeLabels } from './callTreeLabels.ts'
import type { CallLayout } from './layoutCalls.ts'

export interface CallNoticesProps {
  call: CallLayout
  texts: CallTreeLabels
}

/** Notices about one call, worst first. */
export function CallNotices({ call, texts }: CallNoticesProps) {
  const { node, delegated, unknown, tooDeep } = call
  return (
    <>
      {delegated === 'untrusted' && (
        <Notice tone="danger">{texts.delegateCallRisk}</Notice>
      )}
      {unknown && <Notice tone="danger">{texts.unknownRisk}</Notice>}
      {tooDeep && <Notice tone="danger">{texts.tooDeep}</Notice>}
      {node.unusual === true && <Notice tone="warning">{texts.unusual}</Notice>}
      {node.zeroMeansSelf === true && (
        <Notice tone="warning">{texts.zeroMeansSelf}</Notice>
      )}
    </>
  )
}
