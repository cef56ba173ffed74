import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/push.ts'

/** The messages of push. */
export const usePushTexts = defineTexts(texts, {
  de: () => import('../../texts/de/push.ts'),
})
