import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/funding.ts'

/** The messages around funding a safe. */
export const useFundingTexts = defineTexts(texts, {
  de: () => import('../../texts/de/funding.ts'),
})
