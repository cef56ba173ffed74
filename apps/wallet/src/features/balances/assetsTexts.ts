import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/assets.ts'

/** The messages of assets that the home page shows as well. */
export const useAssetsTexts = defineTexts(texts, {
  de: () => import('../../texts/de/assets.ts'),
})
