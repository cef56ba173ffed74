import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/handOver.ts'

/** The texts of bundles: handing over, importing, and the review of one. */
export const useHandOverTexts = defineTexts(texts, {
  de: () => import('../../texts/de/handOver.ts'),
})
