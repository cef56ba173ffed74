import type { Address } from 'viem'

interface Policy {
  owners: readonly Address[]
  threshold: number
}

/** How the owners of a safe on another network differ from those here. */
export interface OwnerDifference {
  /** Owners on the other network who are not owners here. */
  added: readonly Address[]
  /** Owners here who are not owners on the other network. */
  missing: readonly Address[]
  /** Confirmations there, where they are others. */
  threshold: number | undefined
}

/** The difference; undefined where owners and threshold are the same. */
export function compareOwners(
  here: Policy,
  there: Policy,
): OwnerDifference | undefined {
  const without = (all: readonly Address[], known: readonly Address[]) => {
    const lower = new Set(known.map((one) => one.toLowerCase()))
    return all.filter((one) => !lower.has(one.toLowerCase()))
  }
  const added = without(there.owners, here.owners)
  const missing = without(here.owners, there.owners)
  const isOther = here.threshold !== there.threshold
  if (added.length === 0 && missing.length === 0 && !isOther) return undefined
  return { added, missing, threshold: isOther ? there.threshold : undefined }
}
