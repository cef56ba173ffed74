import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/otherNetworks.ts'

/** The messages of the page of other networks. */
export const useOtherNetworksTexts = defineTexts(texts, {
  de: () => import('../../texts/de/otherNetworks.ts'),
})
