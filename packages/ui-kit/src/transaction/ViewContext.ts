import type { TransactionLabels } from './TransactionLabels.ts'

/** Context for turning a transaction into words. */
export interface ViewContext {
  texts: TransactionLabels
  /**
   * Whether it is executed, which chooses the tense of the texts. @default true
   */
  executed?: boolean | undefined
  /** Of a transaction of owners: the title of a rejection has it. */
  nonce?: number | undefined
  nativeCurrency: { symbol: string; decimals: number }
}
