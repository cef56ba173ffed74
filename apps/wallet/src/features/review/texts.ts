import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/review.ts'

/** The texts of the review of a draft. */
export const useReviewTexts = defineTexts(texts, {
  de: () => import('../../texts/de/review.ts'),
})
