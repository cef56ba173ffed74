import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/recoveryAlarm.ts'

/** The messages of the alarm on every page. */
export const useAlarmTexts = defineTexts(texts, {
  de: () => import('../../texts/de/recoveryAlarm.ts'),
})
