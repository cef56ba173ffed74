import type { TransactionLabels } from './TransactionLabels.ts'

/** What turning a transaction into words needs besides the transaction. */
export interface ViewContext {
  texts: TransactionLabels
  /** It has happened, so that words may say so. @default true */
  executed?: boolean | undefined
  nativeCurrency: { symbol: string; decimals: number }
}
