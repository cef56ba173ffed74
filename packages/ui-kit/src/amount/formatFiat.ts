import { cleanText } from '../text/cleanText.ts'

/** Options of `formatFiat`. */
export interface FormatFiatOptions {
  /**
   * ISO 4217 in any case, or another unit that a gateway quotes in (`ETH`,
   * `BTC`).
   */
  currency: string
  /** BCP 47. @default 'en' */
  locale?: string | undefined
  /** Keep six decimals below one: the price of one token. @default false */
  precise?: boolean | undefined
  /** Whether zero is an amount instead of an unknown price. @default false */
  zero?: boolean | undefined
}

const decimal = /^-?\d{1,120}(?:\.\d{1,120})?(?:e[+-]?\d{1,3})?$/iu
const coinDigits: Readonly<Record<string, number>> = { BTC: 8, ETH: 6 }
const formats = new Map<string, Intl.NumberFormat>()

/**
 * Writes an amount of money in the way of a locale. Gateways give `"0"` for a
 * price they do not know, so zero is undefined by default. Less than the
 * smallest coin reads `<$0.01`, implausibly large amounts `$1E18`.
 *
 * @param amount Decimal text as the gateway gives it, or a number.
 * @returns `undefined` when there is no price: zero, empty, or no number.
 * @example
 * ```ts
 * import { formatFiat } from '@strongroom/ui-kit'
 *
 * formatFiat('6140250.505', { currency: 'USD' }) // '$6,140,250.51'
 * ```
 */
export function formatFiat(
  amount: string | number | null | undefined,
  { currency, locale = 'en', precise = false, zero = false }: FormatFiatOptions,
): string | undefined {
  const text = String(amount).trim()
  const number = Number(text)
  if (!decimal.test(text) || !Number.isFinite(number)) return undefined
  if (number === 0) {
    return zero ? formatOf(locale, currency, undefined)(0) : undefined
  }
  const size = Math.abs(number)
  const digits = precise && size < 1 ? 6 : coinDigits[currency.toUpperCase()]
  const format = formatOf(locale, currency, digits, size >= 1e15)
  const smallest = 10 ** -(digits ?? fractionOf(locale, currency))
  if (size >= smallest) return format(text)
  return number < 0 ? `>${format(-smallest)}` : `<${format(smallest)}`
}

function fractionOf(locale: string, currency: string): number {
  return (
    getFormat(locale, currency).resolvedOptions().maximumFractionDigits ?? 2
  )
}

function formatOf(
  locale: string,
  currency: string,
  digits: number | undefined,
  huge = false,
): (value: number | string) => string {
  const format = getFormat(locale, currency, digits, huge)
  // Text is exact where a float would lose the cents of large amounts; the
  // types of this standard library do not know yet that it may be text.
  const write = (value: number | string) =>
    format.format(value as number).replace('-', '−')
  // Codes outside ISO 4217 go behind the number.
  return format.resolvedOptions().style === 'currency'
    ? write
    : (value) => `${write(value)} ${cleanText(currency.toUpperCase(), 16).text}`
}

/** Making a format takes far longer than using it. */
function getFormat(
  locale: string,
  currency: string,
  digits?: number,
  huge = false,
): Intl.NumberFormat {
  const key = `${locale} ${digits} ${huge} ${currency}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const limits = {
    ...(digits !== undefined && { maximumFractionDigits: digits }),
    ...(huge && {
      notation: 'scientific' as const,
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    }),
  }
  const format = /^[a-z]{3}$/iu.test(currency)
    ? new Intl.NumberFormat(locale, { style: 'currency', currency, ...limits })
    : new Intl.NumberFormat(locale, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        ...limits,
      })
  if (formats.size >= 64) formats.clear()
  formats.set(key, format)
  return format
}
