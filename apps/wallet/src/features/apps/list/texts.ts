import { defineTexts } from '../../../core/defineTexts.ts'
import { texts } from '../../../texts/en/appList.ts'

/** The messages of the list of apps. */
export const useAppListTexts = defineTexts(texts, {
  de: () => import('../../../texts/de/appList.ts'),
})
