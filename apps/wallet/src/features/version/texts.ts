import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/version.ts'

/** The messages on the version of a safe. */
export const useVersionTexts = defineTexts(texts, {
  de: () => import('../../texts/de/version.ts'),
})
