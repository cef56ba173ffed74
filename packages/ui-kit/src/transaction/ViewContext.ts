import type { TransactionLabels } from './TransactionLabels.ts'

/** What turning a transaction into words needs besides the transaction. */
export interface ViewContext {
  texts: TransactionLabels
  nativeCurrency: { symbol: string; decimals: number }
}
