import { type AmountErrorCode, parseAmount } from '../amount/parseAmount.ts'

/** Why an amount cannot be used. */
export type AmountInputErrorCode = AmountErrorCode | 'over-balance'

/** What `AmountInput` holds. */
export type AmountInputValue =
  | { amount: bigint; error: null }
  | { amount: null; error: AmountInputErrorCode }

/** Value of an `AmountInput` with this text and balance. */
export function readAmountInput(
  text: string,
  token: {
    decimals: number
    balance?: bigint | undefined
    /** BCP 47 tag, by whose signs the text is read. @default 'en' */
    locale?: string | undefined
  },
): AmountInputValue {
  const parsed = parseAmount(text, token.decimals, token)
  if (
    parsed.error === null &&
    token.balance !== undefined &&
    parsed.amount > token.balance
  ) {
    return { amount: null, error: 'over-balance' }
  }
  return parsed
}
