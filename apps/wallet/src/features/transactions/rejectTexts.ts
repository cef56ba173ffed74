import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/reject.ts'

/** The messages of a rejection. */
export const useRejectTexts = defineTexts(texts, {
  de: () => import('../../texts/de/reject.ts'),
})
