import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/bell.ts'

/** The messages of the bell. */
export const useBellTexts = defineTexts(texts, {
  de: () => import('../../texts/de/bell.ts'),
})
