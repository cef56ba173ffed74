export interface KnownAddress {
  address: string
  name?: string | null | undefined
}

/**
 * Finds a known address that a candidate imitates: another address with the
 * same first and last four hex digits. Compare only with what the user trusts
 * (address book, owners, own safes), never with fetched history.
 *
 * @returns The imitated address, or `undefined` when there is none or the
 * candidate itself is known.
 */
export function findLookAlike(
  candidate: string,
  anchors: readonly KnownAddress[],
): KnownAddress | undefined {
  const wanted = candidate.toLowerCase()
  let imitated: KnownAddress | undefined
  for (const anchor of anchors) {
    const known = anchor.address.toLowerCase()
    if (known === wanted) return undefined
    if (
      known.slice(0, 6) === wanted.slice(0, 6) &&
      known.slice(-4) === wanted.slice(-4)
    ) {
      imitated ??= anchor
    }
  }
  return imitated
}
