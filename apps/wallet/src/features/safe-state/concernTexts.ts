import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/concerns.ts'

/** The messages of what an owner should know about a safe. */
export const useConcernTexts = defineTexts(texts, {
  de: () => import('../../texts/de/concerns.ts'),
})
