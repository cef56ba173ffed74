import { useLabels } from '../labels/useLabels.ts'
import { Notice } from '../notice/Notice.tsx'
import { defaultNoRpcNoticeLabels } from './findingLabels.ts'

/** Says that there is no node to check with. */
export function NoRpcNotice() {
  const texts = useLabels('noRpcNotice', defaultNoRpcNoticeLabels)
  return (
    <Notice tone="danger" role="alert" title={texts.title}>
      {texts.text}
    </Notice>
  )
}
