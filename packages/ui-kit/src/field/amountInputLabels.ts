/** Texts of `AmountInput`. */
export interface AmountInputLabels {
  balance: string
  max: string
  malformed: string
  /** Before buttons with what the text may mean. */
  ambiguous: string
  /** Under a pasted `1.234`. */
  pastedPoint: (value: string) => string
  tooManyDecimals: (decimals: number) => string
  tooLarge: string
  /** `balance` is written with its symbol. */
  overBalance: (balance: string) => string
  noPrice: string
}

export const defaultAmountInputLabels: AmountInputLabels = {
  balance: 'Balance',
  max: 'Max',
  malformed: 'Enter a number such as 1250.50',
  ambiguous: 'Which amount is meant?',
  pastedPoint: (value) => `Read with a decimal point: ${value}, not thousands`,
  tooManyDecimals: (decimals) =>
    decimals === 0
      ? 'This token has no decimals'
      : `This token has at most ${decimals} decimals`,
  tooLarge: 'This amount is too large',
  overBalance: (balance) => `Not enough balance (you have ${balance})`,
  noPrice: 'No price is known for this token',
}
