import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/apps.ts'

/** The messages that the pages of apps share. */
export const useAppsTexts = defineTexts(texts, {
  de: () => import('../../texts/de/apps.ts'),
})
