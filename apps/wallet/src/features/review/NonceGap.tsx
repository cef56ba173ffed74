import { Notice } from '@strongroom/ui-kit'
import { firstGap } from './checkNonce.ts'
import { useReviewTexts } from './texts.ts'
import { useQueueNonces } from './useQueueNonces.ts'

/** Warns when a draft would wait for transactions that are not proposed yet. */
export function NonceGap({ nonce }: { nonce: bigint }) {
  const t = useReviewTexts()
  const { isPending, isQueuePending, current, taken } = useQueueNonces()
  const gap =
    isPending || isQueuePending ? undefined : firstGap(nonce, current, taken)
  if (gap === undefined) return null
  return (
    <Notice tone="warning" title={t('gap', { gap: String(gap) })}>
      {t('gapText', { nonce: String(nonce), current: String(current) })}
    </Notice>
  )
}
