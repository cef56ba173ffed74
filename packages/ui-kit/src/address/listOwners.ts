import {
  findLookAlike,
  type KnownAddress,
} from '@strongroom/safe-protocol/risks'

/** An owner of a safe and its name. */
export interface Owner {
  address: string
  name?: string | null | undefined
}

/** An owner as `listOwners` returns it. */
export interface ListedOwner extends Owner {
  /** Whether this is the connected account. */
  isYou: boolean
  /** Another owner, or another trusted address, that this one imitates. */
  imitated: KnownAddress | undefined
}

/** Options of `listOwners`. */
export interface ListOwnersOptions {
  /** The connected account. */
  account?: string | null | undefined
  /** Trusted addresses to compare with, besides the owners. */
  anchors?: readonly KnownAddress[] | undefined
}

/**
 * The owners as a list shows them: each once, with marks for the connected
 * account and for look-alikes at both ends. Of two owners that look alike both
 * are marked: only a person can decide which one was meant.
 */
export function listOwners(
  owners: readonly Owner[],
  { account, anchors = [] }: ListOwnersOptions = {},
): ListedOwner[] {
  const once = new Map<string, Owner>()
  for (const owner of owners) {
    const key = owner.address.toLowerCase()
    if (!once.has(key)) once.set(key, owner)
  }
  return [...once].map(([key, owner]) => ({
    ...owner,
    isYou: account?.toLowerCase() === key,
    imitated:
      findLookAlike(
        key,
        [...once].flatMap(([other, value]) => (other === key ? [] : [value])),
      ) ?? findLookAlike(key, anchors),
  }))
}
