import { readUint } from './readUint.ts'
import type { AmountLine } from './TransactionView.ts'

/** An amount off the wire as a line; undefined for an invalid one. */
export function readAmount(
  sign: AmountLine['sign'],
  amount: string | null | undefined,
  token: { decimals: number; symbol: string } | null | undefined,
): AmountLine[] {
  const value = readUint(amount)
  const { decimals = 0, symbol = '' } = token ?? {}
  // Tokens choose their decimals; ERC-20 has room for a byte.
  return value !== null && token && decimals === (decimals & 255)
    ? [{ value, decimals, symbol, sign }]
    : []
}
