import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/homeDetails.ts'

/** The messages of the parts of the home page that load after its first rows. */
export const useHomeDetailsTexts = defineTexts(texts, {
  de: () => import('../../texts/de/homeDetails.ts'),
})
