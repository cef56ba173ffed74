/** Why a text is no amount. */
export type AmountErrorCode =
  | 'empty'
  | 'malformed'
  | 'ambiguous'
  | 'too-many-decimals'
  | 'too-large'

/** An amount that was typed, in base units, or why it is none. */
export type ParsedAmount =
  | { amount: bigint; error: null }
  | { amount: null; error: AmountErrorCode }

const maxUint256 = 2n ** 256n - 1n

/**
 * Reads a decimal number as an amount in the smallest unit, exactly. Accepts
 * surrounding space, a leading or trailing point and `,` between thousands.
 * Signs, exponents and other separators are `malformed`. A single `,` before
 * three last digits (`1,234`) is a point to half of the world: `ambiguous`.
 *
 * @param decimals Decimals of the token, 0 to 255.
 * @example
 * ```ts
 * import { parseAmount } from '@strongroom/ui-kit'
 *
 * parseAmount('1,250.50', 6) // { amount: 1250500000n, error: null }
 * parseAmount('1,250', 6) // { amount: null, error: 'ambiguous' }
 * parseAmount('0.1234567', 6) // { amount: null, error: 'too-many-decimals' }
 * ```
 */
export function parseAmount(text: string, decimals: number): ParsedAmount {
  const trimmed = text.trim()
  if (trimmed === '') return { amount: null, error: 'empty' }
  const match =
    trimmed.length <= 400 &&
    /^(?<whole>\d*|\d{1,3}(?:,\d{3})+)(?:\.(?<fraction>\d*))?$/u.exec(trimmed)
  if (!match) return { amount: null, error: 'malformed' }
  if (/^\d{1,3},\d{3}$/u.test(trimmed)) {
    return { amount: null, error: 'ambiguous' }
  }
  const whole = (match.groups?.['whole'] ?? '').replaceAll(',', '')
  const fraction = (match.groups?.['fraction'] ?? '').replace(/0+$/u, '')
  if (whole === '' && !/\d/u.test(trimmed)) {
    return { amount: null, error: 'malformed' }
  }
  if (fraction.length > decimals) {
    return { amount: null, error: 'too-many-decimals' }
  }
  const amount = BigInt(`${whole}${fraction.padEnd(decimals, '0')}` || '0')
  if (amount > maxUint256) return { amount: null, error: 'too-large' }
  return { amount, error: null }
}
