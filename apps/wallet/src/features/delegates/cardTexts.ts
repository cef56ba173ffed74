import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/delegatesCard.ts'

/** The messages of the card that leads to the delegates. */
export const useDelegatesCardTexts = defineTexts(texts, {
  de: () => import('../../texts/de/delegatesCard.ts'),
})
