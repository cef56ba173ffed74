import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/settings.ts'

/** The messages of the settings. */
export const useSettingsTexts = defineTexts(texts, {
  de: () => import('../../texts/de/settings.ts'),
})
