import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/reminders.ts'

/** The messages of reminders. */
export const useReminderTexts = defineTexts(texts, {
  de: () => import('../../texts/de/reminders.ts'),
})
