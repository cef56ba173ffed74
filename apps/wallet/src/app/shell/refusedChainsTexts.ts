import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/refusedChains.ts'

/** The messages of networks that the gateway describes wrongly. */
export const useRefusedChainsTexts = defineTexts(texts, {
  de: () => import('../../texts/de/refusedChains.ts'),
})
