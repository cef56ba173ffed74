import { numberSigns } from './numberSigns.ts'
import {
  type AmountErrorCode,
  type ParseAmountOptions,
  parseAmount,
} from './parseAmount.ts'

/**
 * Readings of a number with separators of another language: `1.234,5` can only
 * be `1234.5`, but `1,234` may be a thousand or one and a bit. Offer these to
 * the user; never pick one.
 *
 * @returns Readings that `parseAmount` accepts, that with thousands first;
 * empty for another text, or an unambiguous number. They are written as in the
 * locale.
 * @example
 * ```ts
 * import { suggestAmounts } from '@strongroom/ui-kit'
 *
 * suggestAmounts('1,234', 6) // ['1234', '1.234']
 * ```
 */
export function suggestAmounts(
  text: string,
  decimals: number,
  options: ParseAmountOptions = {},
): string[] {
  const compact = text.trim().replace(/[\s\u00a0\u202f'’_]/gu, ' ')
  const asked: readonly (AmountErrorCode | null)[] = ['malformed', 'ambiguous']
  if (compact.length > 120 || !/^[\d ]*(?:[.,][\d ]*)*$/u.test(compact))
    return []
  if (!asked.includes(parseAmount(text, decimals, options).error)) return []
  const { decimal } = numberSigns(options.locale ?? 'en')
  const readings = [['.', ','] as const, [',', '.'] as const]
    .map(([point, group]) => readWith(compact, point, group))
    .sort((a, b) => Number(b) - Number(a))
    .map((reading) => reading?.replace('.', decimal))
  const accepted = readings.filter(
    (reading, index) =>
      reading !== undefined &&
      readings.indexOf(reading) === index &&
      parseAmount(reading, decimals, options).error === null,
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
  const shown = fraction?.replace(/0+$/u, '')
  return shown ? `${digits || '0'}.${shown}` : digits || undefined
}
