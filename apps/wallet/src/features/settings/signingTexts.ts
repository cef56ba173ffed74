import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/signingSettings.ts'

/** The messages of the settings for signing. */
export const useSigningTexts = defineTexts(texts, {
  de: () => import('../../texts/de/signingSettings.ts'),
})
