import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/messages.ts'

/** The texts of the messages of a safe. */
export const useMessagesTexts = defineTexts(texts, {
  de: () => import('../../texts/de/messages.ts'),
})
