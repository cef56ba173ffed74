import type { TransactionLabels } from './TransactionLabels.ts'

/** Context for turning a transaction into words. */
export interface ViewContext {
  texts: TransactionLabels
  /**
   * Whether it is executed, which chooses the tense of the texts. @default true
   */
  executed?: boolean | undefined
  /** Nonce of the transaction, which the title of a rejection names. */
  nonce?: number | undefined
  nativeCurrency: { symbol: string; decimals: number }
}
