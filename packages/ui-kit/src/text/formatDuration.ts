const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** A contract can hold any number: longer spans are written as this many days. */
const mostDays = 3_650_000

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, unit: string): Intl.NumberFormat {
  const key = `${locale} ${unit}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    })
    formats.set(key, format)
  }
  return format
}

/**
 * A span of time in its two largest units, rounded down.
 *
 * @param seconds Seconds; less than one counts as none.
 * @param locale BCP 47 tag. @default 'en'
 *
 * @example
 * ```ts
 * import { formatDuration } from '@strongroom/ui-kit'
 *
 * formatDuration(532_800) // 6 days 4 hours
 * ```
 */
export function formatDuration(
  seconds: number | bigint,
  locale: string = 'en',
): string {
  const most = mostDays * 86_400
  let rest = Math.floor(Math.min(Math.max(Number(seconds), 0), most))
  const parts: string[] = []
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size)
    // The smaller unit belongs to its neighbour alone: no "1 day 5 seconds".
    if (count > 0) parts.push(formatOf(locale, unit).format(count))
    else if (parts.length > 0) break
    if (parts.length === 2) break
    rest -= count * size
  }
  return parts.length > 0
    ? parts.join(' ')
    : formatOf(locale, 'second').format(0)
}
