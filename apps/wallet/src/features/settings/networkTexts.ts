import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/networkSettings.ts'

/** The messages of the settings for endpoints. */
export const useNetworkTexts = defineTexts(texts, {
  de: () => import('../../texts/de/networkSettings.ts'),
})
