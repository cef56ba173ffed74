/** Options of `formatOwners`. */
export interface FormatOwnersOptions {
  /** BCP 47 tag. */
  locale: string
  /** Confirmations that are still needed. @default all of the owners */
  needed?: number | undefined
  /** Stands for the owners after the third where there are more than four. */
  others?: ((count: number) => string) | undefined
}

/**
 * Joins the names of owners who can confirm: with "and" when each of them has to, with
 * "or" when any one is enough. Undefined when several of more are needed: such a
 * sentence has to say how many.
 *
 * @example
 * ```ts
 * import { formatOwners } from '@strongroom/ui-kit'
 *
 * formatOwners(['Bob', 'Carol'], { locale: 'en', needed: 1 }) // 'Bob or Carol'
 * ```
 */
export function formatOwners(
  names: readonly string[],
  { locale, needed = names.length, others }: FormatOwnersOptions,
): string | undefined {
  const isEach = needed >= names.length
  if (!isEach && needed !== 1) return undefined
  const shown =
    others && names.length > 4
      ? [...names.slice(0, 3), others(names.length - 3)]
      : names
  const type = isEach ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat(locale, { type }).format(shown)
}
