import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/newSafeNetworks.ts'

/** The messages of a new safe on several networks. */
export const useNetworksTexts = defineTexts(texts, {
  de: () => import('../../texts/de/newSafeNetworks.ts'),
})
