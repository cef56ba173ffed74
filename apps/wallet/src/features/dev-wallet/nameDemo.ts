import type { LocalStore } from '../../storage/createLocalStore.ts'
import type { Names } from '../../storage/parseSafes.ts'

/** Names the demo's owners and safes, unless the user has named them. */
export function nameDemo(store: LocalStore<Names>, demoNames: Names): void {
  for (const [chainId, names] of Object.entries(demoNames)) {
    const known = store.get()[chainId]
    if (Object.keys(names).every((address) => known?.[address] !== undefined))
      continue
    store.set((all) => ({ ...all, [chainId]: { ...names, ...all[chainId] } }))
  }
}
