import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/transactions.ts'

/** The messages that the lists of transactions share. */
export const useTransactionsTexts = defineTexts(texts, {
  de: () => import('../../texts/de/transactions.ts'),
})
