import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/help.ts'

/** The messages of the help page. */
export const useHelpTexts = defineTexts(texts, {
  de: () => import('../../texts/de/help.ts'),
})
