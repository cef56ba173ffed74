import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/draftCall.ts'

/** The texts of the form for contract calls. */
export const useCallTexts = defineTexts(texts, {
  de: () => import('../../texts/de/draftCall.ts'),
})
