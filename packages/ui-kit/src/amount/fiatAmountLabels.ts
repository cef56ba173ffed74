/** Texts of `FiatAmount`. */
export interface FiatAmountLabels {
  /** Read aloud for the dash. */
  noPrice: string
  /** Read aloud for the dots. */
  hidden: string
}

export const defaultFiatAmountLabels: FiatAmountLabels = {
  noPrice: 'No price',
  hidden: 'Amount hidden',
}
