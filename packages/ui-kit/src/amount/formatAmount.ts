import { numberSigns } from './numberSigns.ts'

/** Options of `formatAmount`. */
export interface FormatAmountOptions {
  /** Most fraction digits; further ones are cut, never rounded up. @default decimals */
  maxDecimals?: number | undefined
  /**
   * Fewest fraction digits, filled up with zeros: amounts of one column line up.
   * Never more than the token has. @default 0
   */
  minDecimals?: number | undefined
  /** Put separators between thousands. @default true */
  group?: boolean | undefined
  /** Separator of thousands. @default that of the locale */
  groupSeparator?: string | undefined
  /** BCP 47 tag: its signs, with the digits 0 to 9. @default 'en' */
  locale?: string | undefined
}

/**
 * Writes a token amount in its smallest units as a decimal number, exactly: no
 * floats on the way. When cutting digits off would leave zero, the result reads
 * `<0.01` (for two decimals).
 *
 * @param value Amount in the smallest unit.
 * @param decimals Decimals of the token, 0 to 255.
 * @throws RangeError when `decimals` is not an integer from 0 to 255.
 * @example
 * ```ts
 * import { formatAmount } from '@strongroom/ui-kit'
 *
 * formatAmount(1_250_500_000n, 6) // '1,250.5'
 * formatAmount(1_250_500_000n, 6, { minDecimals: 2 }) // '1,250.50'
 * formatAmount(1_250_500_000n, 6, { locale: 'de' }) // '1.250,5'
 * ```
 */
export function formatAmount(
  value: bigint,
  decimals: number,
  options: FormatAmountOptions = {},
): string {
  if (decimals !== (decimals & 255)) {
    throw new RangeError(`Decimals must be from 0 to 255, not ${decimals}.`)
  }
  const {
    maxDecimals = decimals,
    minDecimals = 0,
    group = true,
    locale = 'en',
  } = options
  const signs = numberSigns(locale)
  const negative = value < 0n
  const digits = (negative ? -value : value)
    .toString()
    .padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const whole = digits.slice(0, point)
  const fraction = digits.slice(point)
  const significant = fraction
    .slice(0, Math.max(maxDecimals, 0))
    .replace(/0+$/u, '')
  if (value !== 0n && significant === '' && whole === '0') {
    const smallest =
      maxDecimals > 0 ? `0${signs.decimal}${'0'.repeat(maxDecimals - 1)}1` : '1'
    return negative ? `>-${smallest}` : `<${smallest}`
  }
  const shown = significant.padEnd(Math.min(minDecimals, decimals), '0')
  const integer = group ? groupDigits(whole, locale, options) : whole
  const rest = shown === '' ? '' : `${signs.decimal}${shown}`
  return `${negative ? '-' : ''}${integer}${rest}`
}

function groupDigits(
  whole: string,
  locale: string,
  { groupSeparator }: FormatAmountOptions,
): string {
  if (groupSeparator === undefined && locale !== 'en')
    return numberSigns(locale).whole.format(BigInt(whole))
  return whole.replace(/\B(?=(?:\d{3})+$)/gu, groupSeparator ?? ',')
}
