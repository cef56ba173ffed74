import type { Address } from 'viem'
import type { LocalStore } from '../../storage/createLocalStore.ts'
import type { Names } from '../../storage/parseSafes.ts'

/** A name that an address gets on one chain; without one, it is taken away. */
export interface NameChange {
  chainId: string
  address: string
  name: string | undefined
}

/** Applies changes of names at once. */
export function setNames(
  store: LocalStore<Names>,
  changes: readonly NameChange[],
): void {
  store.set((all) => {
    const next = new Map(
      Object.entries(all).map(([id, names]) => [
        id,
        new Map(Object.entries(names)),
      ]),
    )
    for (const { chainId, address, name } of changes) {
      const names = next.get(chainId) ?? new Map<string, string>()
      next.set(chainId, names)
      const lower = address.toLowerCase()
      if (name === undefined) names.delete(lower)
      else names.set(lower, name)
    }
    return Object.fromEntries(
      [...next].map(([id, names]) => [id, Object.fromEntries(names)]),
    )
  })
}

/** Gives an address a name on one chain, or takes it away. */
export function setName(
  store: LocalStore<Names>,
  chainId: string,
  address: Address,
  name: string | undefined,
): void {
  setNames(store, [{ chainId, address, name }])
}
