import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/verifyMessage.ts'

/** The texts of the page that verifies a signature. */
export const useVerifyTexts = defineTexts(texts, {
  de: () => import('../../texts/de/verifyMessage.ts'),
})
