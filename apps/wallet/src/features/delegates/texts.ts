import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/delegates.ts'

/** The messages of the page of delegates. */
export const useDelegatesTexts = defineTexts(texts, {
  de: () => import('../../texts/de/delegates.ts'),
})
