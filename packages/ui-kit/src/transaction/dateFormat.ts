const formats = new Map<string, Intl.DateTimeFormat>()

type Style = 'long' | 'medium' | 'short' | undefined

/**
 * A date format by its settings. Making one takes longer than rendering a row
 * of a list, so each is made once.
 */
export function dateFormat(
  locale: string,
  timeZone: string | undefined,
  dateStyle: Style,
  timeStyle?: Style,
): Intl.DateTimeFormat {
  const key = [locale, timeZone, dateStyle, timeStyle].join(' ')
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { timeZone, dateStyle, timeStyle })
    formats.set(key, format)
  }
  return format
}
