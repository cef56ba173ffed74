import type { ReactNode } from 'react'
import { Notice } from '../notice/Notice.tsx'

/** Says that there is no node to check with. */
export function NoRpcNotice({
  title = 'Nothing could be checked on the chain',
  children = 'No RPC endpoint is set for this network, and the gateway’s own is not asked: it would only repeat what the gateway says.',
}: {
  title?: string | undefined
  children?: ReactNode | undefined
}) {
  return (
    <Notice tone="danger" role="alert" title={title}>
      {children}
    </Notice>
  )
}
