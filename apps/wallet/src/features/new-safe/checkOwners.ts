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

/** Problem of each owner row; rows without a problem are left out. */
export function checkOwners(
  owners: readonly OwnerDraft[],
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  const seen = new Map<string, string>()
  for (const { key, address } of owners) {
    const lower = address?.toLowerCase()
    if (lower === undefined) continue
    if (BigInt(lower) <= 1n)
      problems.set(key, 'This address can never be an owner.')
    else if (seen.has(lower))
      problems.set(key, 'This owner is already in the list.')
    else seen.set(lower, key)
  }
  return problems
}
