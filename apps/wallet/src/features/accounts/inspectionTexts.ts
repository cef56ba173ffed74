import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/inspection.ts'

/** The messages of the check of a safe before it is added. */
export const useInspectionTexts = defineTexts(texts, {
  de: () => import('../../texts/de/inspection.ts'),
})
