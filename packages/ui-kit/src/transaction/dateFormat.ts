const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A date format by its settings. Making one takes longer than rendering a row
 * of a list, so each is made once.
 */
export function dateFormat(
  locale: string,
  timeZone: string | undefined,
  options: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): Intl.DateTimeFormat {
  const { dateStyle, timeStyle } = options
  const key = [locale, timeZone, dateStyle, timeStyle].join(' ')
  const known = formats.get(key)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, format)
  return format
}
