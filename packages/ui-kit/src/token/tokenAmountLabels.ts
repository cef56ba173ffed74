/** Texts of `TokenAmount`. */
export interface TokenAmountLabels {
  /** Read aloud for the dots. */
  hidden: string
  /** Suffix of an amount with unknown decimals. */
  smallestUnit: string
}

export const defaultTokenAmountLabels: TokenAmountLabels = {
  hidden: 'Amount hidden',
  smallestUnit: '(smallest unit)',
}
