import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/nested.ts'

/** The texts of safes that own safes. */
export const useNestedTexts = defineTexts(texts, {
  de: () => import('../../texts/de/nested.ts'),
})
