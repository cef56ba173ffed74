import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/draftRecipients.ts'

/** The texts of the page that reads many recipients. */
export const useRecipientsTexts = defineTexts(texts, {
  de: () => import('../../texts/de/draftRecipients.ts'),
})
