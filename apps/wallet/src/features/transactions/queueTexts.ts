import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/queue.ts'

/** The messages of the queue. */
export const useQueueTexts = defineTexts(texts, {
  de: () => import('../../texts/de/queue.ts'),
})
