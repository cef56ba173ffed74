import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/shortcutKeys.ts'

/** The names of keys. */
export const useKeyTexts = defineTexts(texts, {
  de: () => import('../../texts/de/shortcutKeys.ts'),
})
