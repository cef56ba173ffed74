import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/addNetwork.ts'

/** The messages of the page that creates a safe at its address elsewhere. */
export const useAddNetworkTexts = defineTexts(texts, {
  de: () => import('../../texts/de/addNetwork.ts'),
})
