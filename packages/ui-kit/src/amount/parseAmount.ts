import { numberSigns } from './numberSigns.ts'

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

/** Options of `parseAmount` and `suggestAmounts`. */
export interface ParseAmountOptions {
  /** BCP 47 tag, by whose signs the number is read. @default 'en' */
  locale?: string | undefined
}

/**
 * Reads a decimal number as an amount in the smallest unit, exactly. Accepts
 * surrounding space, a leading or trailing decimal sign and the locale's sign
 * between thousands. Plus, minus, exponents and other separators are `malformed`.
 *
 * What another language reads as a thousand is `ambiguous`, never a guess: a sign
 * of thousands before three last digits (`1,234` in English, `1.234` in German),
 * and a decimal sign before three digits of which the last is zero (`1.000` in
 * English).
 *
 * @param decimals Decimals of the token, 0 to 255.
 * @example
 * ```ts
 * import { parseAmount } from '@strongroom/ui-kit'
 *
 * parseAmount('1,250.50', 6) // { amount: 1250500000n, error: null }
 * parseAmount('1.250,50', 6, { locale: 'de' }) // { amount: 1250500000n, error: null }
 * parseAmount('1,250', 6) // { amount: null, error: 'ambiguous' }
 * parseAmount('0.1234567', 6) // { amount: null, error: 'too-many-decimals' }
 * ```
 */
export function parseAmount(
  text: string,
  decimals: number,
  { locale = 'en' }: ParseAmountOptions = {},
): ParsedAmount {
  const trimmed = text.trim()
  if (trimmed === '') return { amount: null, error: 'empty' }
  if (trimmed.length > 400) return { amount: null, error: 'malformed' }
  const plain = toPlain(trimmed, locale)
  const match =
    /^(?<whole>\d*|\d{1,3}(?:,\d{3})+)(?:\.(?<fraction>\d*))?$/u.exec(plain)
  if (!match) return { amount: null, error: 'malformed' }
  const isOneGroup = /^\d{1,3},\d{3}$/u.test(plain) && /[.,]/u.test(trimmed)
  if (isOneGroup || /^[1-9]\d{0,2}\.\d\d0$/u.test(plain)) {
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

/** The number with a point and commas; other signs stay and are refused. */
function toPlain(text: string, locale: string): string {
  const { decimal, group } = numberSigns(locale)
  if (decimal === '.' && group === ',') return text
  const kind = [/\s/u, /['’]/u].find((signs) => signs.test(group))
  return [...text]
    .map((sign) => {
      if (sign === decimal) return '.'
      if (sign === group || kind?.test(sign)) return ','
      // Another language's sign must not pass for one of this locale.
      return sign === '.' || sign === ',' ? '?' : sign
    })
    .join('')
}
