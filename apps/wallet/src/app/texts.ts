import { defineTexts } from '../core/defineTexts.ts'
import { texts } from '../texts/en/app.ts'

/** The messages of the frame around every page. */
export const useAppTexts = defineTexts(texts, {
  de: () => import('../texts/de/app.ts'),
})
