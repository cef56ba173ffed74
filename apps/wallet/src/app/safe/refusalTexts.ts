import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/refusal.ts'

/** The messages of safes that cannot be opened, or not in full. */
export const useRefusalTexts = defineTexts(texts, {
  de: () => import('../../texts/de/refusal.ts'),
})
