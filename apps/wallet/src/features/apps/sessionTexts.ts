import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/appSession.ts'

/** The messages of an open app and its requests. */
export const useAppSessionTexts = defineTexts(texts, {
  de: () => import('../../texts/de/appSession.ts'),
})
