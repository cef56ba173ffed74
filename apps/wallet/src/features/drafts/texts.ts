import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/drafts.ts'

/** The texts of the draft batch. */
export const useDraftTexts = defineTexts(texts, {
  de: () => import('../../texts/de/drafts.ts'),
})
