/**
 * Writes a change in percent with its sign; undefined when it is not known.
 *
 * @param change Percent as decimal text, such as `"-1.5"`.
 */
export function formatChange(
  change: string | null | undefined,
  locale: string,
): string | undefined {
  if (!/^-?\d{1,9}(?:\.\d{1,18})?$/u.test(change ?? '')) return undefined
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 2,
  })
    .format(Number(change) / 100)
    .replace('-', '−')
}
