import { defineTexts } from '../../../core/defineTexts.ts'
import { texts } from '../../../texts/en/chooseSafe.ts'

/** The messages of the choice of a safe for an app. */
export const useChooseSafeTexts = defineTexts(texts, {
  de: () => import('../../../texts/de/chooseSafe.ts'),
})
