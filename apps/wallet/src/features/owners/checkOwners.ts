import type { Address } from 'viem'

export interface OwnerDraft {
  /** Stable key of the row. */
  key: string
  name: string
  /** Undefined until a valid address was entered. */
  address: Address | undefined
  /** Whether the user typed here, which ends automatic values. */
  touched?: boolean
}

/** Why an address cannot be the owner of a row. */
type OwnerProblem = 'impossible' | 'duplicate' | 'self'

/**
 * Problem of each owner row, by its key; rows without a problem are left out.
 *
 * @param safe its address, once it is known
 */
export function checkOwners(
  owners: readonly OwnerDraft[],
  safe?: Address,
): ReadonlyMap<string, OwnerProblem> {
  const problems = new Map<string, OwnerProblem>()
  const seen = new Map<string, string>()
  for (const { key, address } of owners) {
    const lower = address?.toLowerCase()
    if (lower === undefined) continue
    if (BigInt(lower) <= 1n) problems.set(key, 'impossible')
    else if (lower === safe?.toLowerCase()) problems.set(key, 'self')
    else if (seen.has(lower)) problems.set(key, 'duplicate')
    else seen.set(lower, key)
  }
  return problems
}
