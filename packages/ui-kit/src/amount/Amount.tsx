export interface AmountTextProps {
  /** A number as text, with what stands around it. */
  text: string
  /** The locale that wrote it. */
  locale: string
}

const points = new Map<string, string>()

/** The decimal point of a locale. */
function pointOf(locale: string): string {
  const known = points.get(locale)
  if (known !== undefined) return known
  const point =
    new Intl.NumberFormat(locale)
      .formatToParts(0.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.'
  points.set(locale, point)
  return point
}

/** A number whose fraction is quieter than its integer part. */
export function Amount({ text, locale }: AmountTextProps) {
  const at = text.lastIndexOf(pointOf(locale))
  const fraction = /^\D\d+/u.exec(at < 0 ? '' : text.slice(at))?.[0]
  // "<0.01" has no integer part to stand out: write it in one weight.
  if (fraction === undefined || !/[1-9]/u.test(text.slice(0, at))) return text
  return (
    <>
      {text.slice(0, at)}
      <span className="sr-fraction">{fraction}</span>
      {text.slice(at + fraction.length)}
    </>
  )
}
