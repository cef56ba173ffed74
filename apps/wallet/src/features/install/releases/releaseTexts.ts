import { defineTexts } from '../../../core/defineTexts.ts'
import { texts } from '../../../texts/en/release.ts'

/** The messages of the page of the accepted release. */
export const useReleaseTexts = defineTexts(texts, {
  de: () => import('../../../texts/de/release.ts'),
})
