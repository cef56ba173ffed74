import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/newSafeReview.ts'

/** The messages of the review of a new safe, and of its creation. */
export const useNewSafeReviewTexts = defineTexts(texts, {
  de: () => import('../../texts/de/newSafeReview.ts'),
})
