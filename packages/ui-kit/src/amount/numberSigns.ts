/** How a locale writes numbers. */
interface NumberSigns {
  /** Before the decimals. */
  decimal: string
  /** Between thousands. */
  group: string
  /** Writes whole numbers with groups. */
  whole: Intl.NumberFormat
}

const known = new Map<string, NumberSigns>()

/** The signs of a locale, always with the digits 0 to 9, as on the chain. */
export function numberSigns(locale: string): NumberSigns {
  const found = known.get(locale)
  if (found !== undefined) return found
  const options = { numberingSystem: 'latn' } as const
  const parts = new Intl.NumberFormat(locale, options).formatToParts(1234567.5)
  const signOf = (type: string) =>
    parts.find((part) => part.type === type)?.value
  const signs = {
    decimal: signOf('decimal') ?? '.',
    group: signOf('group') ?? '',
    whole: new Intl.NumberFormat(locale, options),
  }
  known.set(locale, signs)
  return signs
}
