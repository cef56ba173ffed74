/** Texts of `TransactionFacts`. */
export interface TransactionFactsLabels {
  chainTransaction: string
  time: string
  unknown: string
  module: string
  creator: string
  implementation: string
  factory: string
}

export const defaultTransactionFactsLabels: TransactionFactsLabels = {
  chainTransaction: 'Chain transaction',
  time: 'Time',
  unknown: 'unknown',
  module: 'Module',
  creator: 'Created by',
  implementation: 'Safe contract',
  factory: 'Factory',
}
