import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/spendingLimits.ts'

/** The messages of spending limits. */
export const useLimitTexts = defineTexts(texts, {
  de: () => import('../../texts/de/spendingLimits.ts'),
})
