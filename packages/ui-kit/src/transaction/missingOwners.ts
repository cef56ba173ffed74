import { cleanText } from '../text/cleanText.ts'
import { formatOwners } from './formatOwners.ts'

/** Most letters of all names: the column of the state is as wide. */
const room = 22
/** Most owners: more names do not fit. A gateway may list thousands. */
const most = 4

interface MissingOwnersOptions {
  /** Confirmations that are still needed. */
  needed: number
  /** Names the user gave, by lower-case address. */
  names: Readonly<Record<string, string>>
  locale: string
}

/**
 * Names the owners who can still confirm: "Bob and Carol" when each is needed, "Bob or
 * Carol" when one of them is. Undefined where an owner has no plain name, the names are
 * longer than a row, or some of the owners would do.
 */
export function missingOwners(
  owners: readonly { value?: string | null | undefined }[],
  { needed, names, locale }: MissingOwnersOptions,
): string | undefined {
  if (owners.length > most || owners.length < needed) return
  const known = owners.map(({ value }) =>
    cleanText(names[`${value}`.toLowerCase()], room),
  )
  if (known.some(({ text, flags }) => text === '' || flags.length > 0)) return
  const list = formatOwners(
    known.map(({ text }) => text),
    { locale, needed },
  )
  return list === undefined || list.length > room ? undefined : list
}
