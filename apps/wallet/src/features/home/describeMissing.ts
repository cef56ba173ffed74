import { formatOwners } from '@strongroom/ui-kit'
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
    needed?: number,
  ): string =>
    formatOwners(
      [...owners]
        .sort((a, b) => Number(isYou(b)) - Number(isYou(a)))
        .map((address) => (isYou(address) ? you : nameOf(address))),
      {
        ...{ locale, needed },
        others: (count) => t('others', { count: String(count) }),
      },
    ) ?? t('someOf', { count: String(needed), owners: list(owners, you) })
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
  const owners = list(missing, t('you'), needed)
  return t('missing', { who, done, count, owners })
}
