import { defineTexts } from '../../../core/defineTexts.ts'
import { texts } from '../../../texts/en/appDetails.ts'

/** The messages of an app's details. */
export const useAppDetailsTexts = defineTexts(texts, {
  de: () => import('../../../texts/de/appDetails.ts'),
})
