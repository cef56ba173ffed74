export interface TokenAmountLabels {
  /** Read aloud for the dots. */
  hidden: string
  /** Follows an amount whose decimals nobody knows. */
  smallestUnit: string
}

export const defaultTokenAmountLabels: TokenAmountLabels = {
  hidden: 'Amount hidden',
  smallestUnit: '(smallest unit)',
}
