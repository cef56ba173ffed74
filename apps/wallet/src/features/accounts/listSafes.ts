import type { Address } from 'viem'
import type { RememberedSafe } from '../../storage/parseSafes.ts'

export interface KnownSafe extends RememberedSafe {
  /** Whether the connected account is an owner, by the gateway. */
  owned: boolean
}

/** Owned safes first, then the watched ones that are not owned. */
export function listSafes(
  owned: Readonly<Record<string, readonly Address[] | null>>,
  remembered: readonly RememberedSafe[],
): readonly KnownSafe[] {
  const result = new Map<string, KnownSafe>()
  const key = ({ chainId, address }: RememberedSafe) =>
    `${chainId}:${address.toLowerCase()}`
  for (const [chainId, addresses] of Object.entries(owned))
    for (const address of addresses ?? []) {
      const safe = { chainId, address, owned: true }
      result.set(key(safe), safe)
    }
  for (const safe of remembered)
    if (!result.has(key(safe))) result.set(key(safe), { ...safe, owned: false })
  return [...result.values()]
}
