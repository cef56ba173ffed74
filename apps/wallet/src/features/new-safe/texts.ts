import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/newSafe.ts'

/** The messages of the form for a new safe. */
export const useNewSafeTexts = defineTexts(texts, {
  de: () => import('../../texts/de/newSafe.ts'),
})
