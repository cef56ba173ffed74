import type { useHomeDetailsTexts } from './homeDetailsTexts.ts'

interface Confirmations {
  readonly confirmed: readonly string[]
  readonly missing: readonly string[]
  readonly required: number
}

interface DescribeMissingOptions {
  t: ReturnType<typeof useHomeDetailsTexts>
  locale: string
  /** The owner's name, or what stands for it. */
  nameOf: (address: string) => string
  /** The connected account, who is called "you" and comes first. */
  account: string | null
}

/** Most owners that a sentence names. */
const named = 4

/**
 * Who has confirmed and who can still, in one sentence: "Bob has confirmed; 1 more
 * needed: you or Carol."
 */
export function describeMissing(
  { confirmed, missing, required }: Confirmations,
  { t, locale, nameOf, account }: DescribeMissingOptions,
): string {
  const isYou = (address: string) =>
    address.toLowerCase() === account?.toLowerCase()
  const list = (
    owners: readonly string[],
    you: string,
    type: Intl.ListFormatType = 'conjunction',
  ) => {
    const names = [...owners]
      .sort((a, b) => Number(isYou(b)) - Number(isYou(a)))
      .map((address) => (isYou(address) ? you : nameOf(address)))
    const count = String(names.length - named + 1)
    return new Intl.ListFormat(locale, { type }).format(
      names.length > named
        ? [...names.slice(0, named - 1), t('others', { count })]
        : names,
    )
  }
  const [first, ...others] = confirmed
  const who =
    first === undefined
      ? 'none'
      : others.length > 0
        ? 'other'
        : isYou(first)
          ? 'you'
          : 'one'
  const done = list(confirmed, t('youFirst'))
  const needed = Math.max(0, required - confirmed.length)
  const count = String(needed)
  if (needed === 0) return t('complete', { who, done })
  const all = list(missing, t('you'))
  const owners =
    needed >= missing.length
      ? all
      : needed === 1
        ? list(missing, t('you'), 'disjunction')
        : t('someOf', { count, owners: all })
  return t('missing', { who, done, count, owners })
}
