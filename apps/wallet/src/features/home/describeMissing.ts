interface Confirmations {
  readonly confirmed: readonly string[]
  readonly missing: readonly string[]
  readonly required: number
}

/** Most owners that a sentence names. */
const named = 4

const list = (names: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('en', { type }).format(
    names.length > named
      ? [...names.slice(0, named - 1), `${names.length - named + 1} others`]
      : names,
  )

/**
 * Who has confirmed and who can still, in one sentence: "Bob has confirmed; 1 more
 * needed: you or Carol."
 *
 * @param nameOf The owner's name, or what stands for it.
 * @param account The connected account, who is called "you" and comes first.
 */
export function describeMissing(
  { confirmed, missing, required }: Confirmations,
  nameOf: (address: string) => string,
  account: string | null,
): string {
  const isYou = (address: string) =>
    address.toLowerCase() === account?.toLowerCase()
  const namesOf = (addresses: readonly string[]) =>
    [...addresses]
      .sort((a, b) => Number(isYou(b)) - Number(isYou(a)))
      .map((address) => (isYou(address) ? 'you' : nameOf(address)))
  const done = namesOf(confirmed)
  const subject = list(done, 'conjunction')
  const before =
    done.length === 0
      ? ''
      : `${subject[0]?.toUpperCase()}${subject.slice(1)} ${
          done.length === 1 && done[0] !== 'you' ? 'has' : 'have'
        } confirmed; `
  const needed = Math.max(0, required - confirmed.length)
  if (needed === 0) return `${before}no more are needed.`
  const names = namesOf(missing)
  const rest =
    needed >= names.length
      ? list(names, 'conjunction')
      : needed === 1
        ? list(names, 'disjunction')
        : `${needed} of ${list(names, 'conjunction')}`
  const count = before === '' ? `${needed} needed` : `${needed} more needed`
  return `${before}${count}: ${rest}.`
}
