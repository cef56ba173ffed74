import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/home.ts'

/** The messages of the first screen of a safe. */
export const useHomeTexts = defineTexts(texts, {
  de: () => import('../../texts/de/home.ts'),
})
