import { Notice } from '@strongroom/ui-kit'
import { firstGap } from './checkNonce.ts'
import { useQueueNonces } from './useQueueNonces.ts'

/** Warns when a draft would wait for transactions that are not proposed yet. */
export function NonceGap({ nonce }: { nonce: bigint }) {
  const { isPending, isQueuePending, current, taken } = useQueueNonces()
  const gap =
    isPending || isQueuePending ? undefined : firstGap(nonce, current, taken)
  if (gap === undefined) return null
  return (
    <Notice
      tone="warning"
      title={`Nothing is known to wait at nonce ${gap}, so this cannot run yet`}
    >
      This takes nonce {String(nonce)}, and the next on the chain is{' '}
      {String(current)}. What is signed now stays valid until then.
    </Notice>
  )
}
