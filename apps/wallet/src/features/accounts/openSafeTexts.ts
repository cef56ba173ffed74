import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/openSafe.ts'

/** The messages of the page that adds a safe. */
export const useOpenSafeTexts = defineTexts(texts, {
  de: () => import('../../texts/de/openSafe.ts'),
})
