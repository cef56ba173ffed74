import { defineTexts } from '../../../core/defineTexts.ts'
import { texts } from '../../../texts/en/many.ts'

/** The messages of what is done with several transactions at once. */
export const useManyTexts = defineTexts(texts, {
  de: () => import('../../../texts/de/many.ts'),
})
