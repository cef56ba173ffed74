import type { TransactionLabels } from './TransactionLabels.ts'

/** Context for turning a transaction into words. */
export interface ViewContext {
  texts: TransactionLabels
  /** It has happened, so that words may say so. @default true */
  executed?: boolean | undefined
  nativeCurrency: { symbol: string; decimals: number }
}
