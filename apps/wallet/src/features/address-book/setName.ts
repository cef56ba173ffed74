import type { Address } from 'viem'
import type { LocalStore } from '../../storage/createLocalStore.ts'
import type { Names } from '../../storage/parseSafes.ts'

/** Gives an address a name on one chain, or takes it away. */
export function setName(
  store: LocalStore<Names>,
  chainId: string,
  address: Address,
  name: string | undefined,
): void {
  store.set((all) => {
    const lower = address.toLowerCase()
    const kept = Object.entries(all[chainId] ?? {}).filter(
      ([known]) => known !== lower,
    )
    const entries =
      name === undefined ? kept : [...kept, [lower, name] as const]
    return { ...all, [chainId]: Object.fromEntries(entries) }
  })
}
