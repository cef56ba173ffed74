import { defineTexts } from '../../../core/defineTexts.ts'
import { texts } from '../../../texts/en/history.ts'

/** The messages of the history. */
export const useHistoryTexts = defineTexts(texts, {
  de: () => import('../../../texts/de/history.ts'),
})
