import { type AmountErrorCode, parseAmount } from './parseAmount.ts'

/**
 * Readings of a number with separators of another language: `1.234,5` can only
 * be `1234.5`, but `1,234` may be a thousand or one and a bit. Offer these to
 * the user; never pick one.
 *
 * @returns Readings that `parseAmount` accepts, that with thousands first;
 * empty for another text, or an unambiguous number.
 * @example
 * ```ts
 * import { suggestAmounts } from '@strongroom/ui-kit'
 *
 * suggestAmounts('1,234', 6) // ['1234', '1.234']
 * ```
 */
export function suggestAmounts(text: string, decimals: number): string[] {
  const compact = text.trim().replace(/[\s\u00a0\u202f'’_]/gu, ' ')
  const asked: readonly (AmountErrorCode | null)[] = ['malformed', 'ambiguous']
  if (compact.length > 120 || !/^[\d ]*(?:[.,][\d ]*)*$/u.test(compact))
    return []
  if (!asked.includes(parseAmount(text, decimals).error)) return []
  const readings = [readWith(compact, '.', ','), readWith(compact, ',', '.')]
  const accepted = readings.filter(
    (reading, index) =>
      reading !== undefined &&
      readings.indexOf(reading) === index &&
      parseAmount(reading, decimals).error === null,
  )
  return accepted as string[]
}

/** The text as a plain decimal, if these are its separators. */
function readWith(
  text: string,
  point: string,
  group: string,
): string | undefined {
  const [whole = '', fraction, ...more] = text.split(point)
  if (more.length > 0 || fraction?.includes(group) || fraction?.includes(' ')) {
    return undefined
  }
  const parts = whole.split(new RegExp(`[${group} ]`, 'u'))
  // Groups of three, or of two and three as in India.
  const grouped = parts
    .slice(1)
    .every((part, index, { length }) =>
      index === length - 1 ? /^\d{3}$/u.test(part) : /^\d{2,3}$/u.test(part),
    )
  const first = parts[0] ?? ''
  if (!grouped || !/^\d*$/u.test(first)) return undefined
  if (parts.length > 1 && !/^\d{1,3}$/u.test(first)) return undefined
  const digits = parts.join('').replace(/^0+(?=\d)/u, '')
  return fraction ? `${digits || '0'}.${fraction}` : digits || undefined
}
