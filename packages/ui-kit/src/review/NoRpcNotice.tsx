import { useLabels } from '../labels/useLabels.ts'
import { Notice } from '../notice/Notice.tsx'

/** Texts of `NoRpcNotice`. */
export interface NoRpcNoticeLabels {
  title: string
  text: string
}

export const defaultNoRpcNoticeLabels: NoRpcNoticeLabels = {
  title: 'Nothing could be checked on the chain',
  text: 'No RPC endpoint is set for this network, and the gateway’s own is not asked: it would only repeat what the gateway says.',
}

/** Says that there is no node to check with. */
export function NoRpcNotice() {
  const texts = useLabels('noRpcNotice', defaultNoRpcNoticeLabels)
  return (
    <Notice tone="danger" role="alert" title={texts.title}>
      {texts.text}
    </Notice>
  )
}
