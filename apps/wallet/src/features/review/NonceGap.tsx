import { Notice } from '@strongroom/ui-kit'
import { firstGap } from './checkNonce.ts'
import { useReviewTexts } from './texts.ts'
import { useQueueNonces } from './useQueueNonces.ts'

/**
 * Warns when a draft would wait for transactions that are not proposed yet, and when
 * another tab or owner has proposed one at its nonce since.
 */
export function NonceGap({
  nonce,
  hash,
  isReplacement,
}: {
  nonce: bigint
  /** Hash of the draft, which may wait in the queue already. */
  hash: string | undefined
  /** It is meant to take the nonce of another one. */
  isReplacement: boolean
}) {
  const t = useReviewTexts()
  const { isPending, isQueuePending, current, taken, waiting } =
    useQueueNonces()
  const isTaken = waiting.some(
    (one) =>
      one.nonce === nonce && hash !== undefined && !one.id.endsWith(hash),
  )
  if (isTaken && !isReplacement)
    return (
      <Notice
        tone="warning"
        title={t('takenNonce', { nonce: String(nonce) })}
      />
    )
  const gap =
    isPending || isQueuePending ? undefined : firstGap(nonce, current, taken)
  if (gap === undefined) return null
  return (
    <Notice tone="warning" title={t('gap', { gap: String(gap) })}>
      {t('gapText', { nonce: String(nonce), current: String(current) })}
    </Notice>
  )
}
