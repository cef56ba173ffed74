import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/balances.ts'

/** The messages of the page of assets. */
export const useBalancesTexts = defineTexts(texts, {
  de: () => import('../../texts/de/balances.ts'),
})
