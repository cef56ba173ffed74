import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/send.ts'

/** The texts of the form for transfers. */
export const useSendTexts = defineTexts(texts, {
  de: () => import('../../texts/de/send.ts'),
})
