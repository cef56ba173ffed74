import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/accountsDetails.ts'

/** The messages of the parts of the list that load on demand. */
export const useAccountsDetailsTexts = defineTexts(texts, {
  de: () => import('../../texts/de/accountsDetails.ts'),
})
