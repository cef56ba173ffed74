import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/dataSettings.ts'

/** The messages of the page that exports, imports and clears data. */
export const useDataTexts = defineTexts(texts, {
  de: () => import('../../texts/de/dataSettings.ts'),
})
