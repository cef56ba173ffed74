import { defineTexts } from '../../core/defineTexts.ts'
import { texts } from '../../texts/en/transaction.ts'

/** The messages of one transaction. */
export const useTransactionTexts = defineTexts(texts, {
  de: () => import('../../texts/de/transaction.ts'),
})
