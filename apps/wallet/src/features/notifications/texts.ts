import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/notifications.ts'

/** The messages of the page for notifications. */
export const useNotificationTexts = defineTexts(texts, {
  de: () => import('../../texts/de/notifications.ts'),
})
