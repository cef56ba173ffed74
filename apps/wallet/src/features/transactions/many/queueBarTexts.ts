import { defineTexts } from '../../../core/defineTexts.ts'
import { texts } from '../../../texts/en/queueBar.ts'

/** The messages of the queue's filters and of its list of nonces. */
export const useQueueBarTexts = defineTexts(texts, {
  de: () => import('../../../texts/de/queueBar.ts'),
})
