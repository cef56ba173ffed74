import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/switcher.ts'

/** The messages of the list of safes to switch to. */
export const useSwitcherTexts = defineTexts(texts, {
  de: () => import('../../texts/de/switcher.ts'),
})
