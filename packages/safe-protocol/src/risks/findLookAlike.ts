/** An address that the user trusts, with the name it has here. */
export interface KnownAddress {
  address: string
  name?: string | null | undefined
}

// Pasted text can carry characters that no screen shows.
const digitsOf = (address: string) =>
  address.toLowerCase().replace(/[^0-9a-fx]/g, '')

/** The digits of an address that people compare: the first and the last four. */
export function endsOf(address: string): string {
  const digits = digitsOf(address)
  return digits.slice(2, 6) + digits.slice(-4)
}

/** Comparing each address with all would take minutes for thousands of them. */
export function groupByEnds<A extends KnownAddress>(
  anchors: readonly A[],
): ReadonlyMap<string, readonly A[]> {
  const groups = new Map<string, A[]>()
  for (const anchor of anchors) {
    const ends = endsOf(anchor.address)
    const group = groups.get(ends)
    if (group) group.push(anchor)
    else groups.set(ends, [anchor])
  }
  return groups
}

/**
 * `findLookAlike` for many candidates: compares each with the few anchors that
 * have its ends.
 *
 * @example
 * ```ts
 * import { indexLookAlikes } from '@strongroom/safe-protocol/risks'
 *
 * const find = indexLookAlikes([
 *   { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', name: 'Bob' },
 * ])
 * find('0x70990000000000000000000000000000000079c8')?.name // 'Bob'
 * ```
 */
export function indexLookAlikes(
  anchors: readonly KnownAddress[],
): (candidate: string) => KnownAddress | undefined {
  const groups = groupByEnds(anchors)
  return (candidate) =>
    findLookAlike(candidate, groups.get(endsOf(candidate)) ?? [])
}

/**
 * Finds a known address that a candidate imitates: another address with the
 * same first and last four hex digits. Compare only with what the user trusts
 * (address book, owners, own safes), never with fetched history.
 *
 * @returns The imitated address, or `undefined` when there is none or the
 * candidate itself is known.
 *
 * @example
 * ```ts
 * import { findLookAlike } from '@strongroom/safe-protocol/risks'
 *
 * const bob = {
 *   address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   name: 'Bob',
 * }
 * findLookAlike('0x70990000000000000000000000000000000079c8', [bob]) // bob
 * ```
 */
export function findLookAlike(
  candidate: string,
  anchors: readonly KnownAddress[],
): KnownAddress | undefined {
  const wanted = digitsOf(candidate)
  const ends = endsOf(wanted)
  let imitated: KnownAddress | undefined
  for (const anchor of anchors) {
    if (endsOf(anchor.address) !== ends) continue
    if (digitsOf(anchor.address) === wanted) return undefined
    imitated ??= anchor
  }
  return imitated
}
