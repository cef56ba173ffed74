import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/accounts.ts'

/** The messages of the list of safes. */
export const useAccountsTexts = defineTexts(texts, {
  de: () => import('../../texts/de/accounts.ts'),
})
