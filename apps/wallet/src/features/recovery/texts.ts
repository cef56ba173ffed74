import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/recovery.ts'

/** The messages on recovery modules and their attempts. */
export const useRecoveryTexts = defineTexts(texts, {
  de: () => import('../../texts/de/recovery.ts'),
})
