import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/reserved.ts'

/** The messages of a safe that is reserved and not created. */
export const useReservedTexts = defineTexts(texts, {
  de: () => import('../../texts/de/reserved.ts'),
})
