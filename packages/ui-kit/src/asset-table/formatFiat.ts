/** An amount of money; `undefined` when it is zero or none, so unknown. */
export function formatFiat(
  amount: string,
  options: { currency: string; locale: string; precise: boolean },
): string | undefined {
  const number = Number(amount)
  if (!Number.isFinite(number) || number === 0) return undefined
  const currency = options.currency.toUpperCase()
  const digits = options.precise && Math.abs(number) < 1 ? 6 : 2
  try {
    return new Intl.NumberFormat(options.locale, {
      style: 'currency',
      currency,
      maximumFractionDigits: digits,
    }).format(number)
  } catch {
    // Not an ISO code: gateways also quote in coins.
    return `${number.toFixed(digits)} ${currency}`
  }
}
