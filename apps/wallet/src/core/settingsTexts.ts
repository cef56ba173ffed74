import { texts } from '../texts/en/settings.ts'
import { defineTexts } from './defineTexts.ts'

/** The messages of the head of the settings, and of the appearance. */
export const useSettingsTexts = defineTexts(texts, {
  de: () => import('../texts/de/settings.ts'),
})
