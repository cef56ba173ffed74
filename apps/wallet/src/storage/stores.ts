import type { LocalStore, LocalStoreOptions } from './createLocalStore.ts'
import { createLocalStore } from './createLocalStore.ts'
import type { ChainRecord } from './parseChainRecords.ts'
import { parseChainRecords } from './parseChainRecords.ts'
import {
  type Names,
  parseNames,
  parseSafes,
  type RememberedSafe,
} from './parseSafes.ts'
import { parseSettings, type Settings } from './parseSettings.ts'

/** Everything the app remembers in this browser. */
export interface Stores {
  settings: LocalStore<Settings>
  names: LocalStore<Names>
  safes: LocalStore<readonly RememberedSafe[]>
  /** The last chain list seen, so that a lost gateway leaves chain reads. */
  chains: LocalStore<readonly ChainRecord[]>
  /** A store that one part of the app has for itself; the same one each time. */
  open<T>(options: Omit<LocalStoreOptions<T>, 'storage'>): LocalStore<T>
}

export function createStores(storage?: Storage): Stores {
  const at = storage === undefined ? {} : { storage }
  const opened = new Map<string, unknown>()
  return {
    settings: createLocalStore<Settings>({
      name: 'settings',
      initial: { theme: 'system', rpc: {} },
      parse: parseSettings,
      ...at,
    }),
    names: createLocalStore<Names>({
      name: 'names',
      initial: {},
      parse: parseNames,
      ...at,
    }),
    safes: createLocalStore<readonly RememberedSafe[]>({
      name: 'safes',
      initial: [],
      parse: parseSafes,
      ...at,
    }),
    chains: createLocalStore<readonly ChainRecord[]>({
      name: 'chains',
      initial: [],
      parse: parseChainRecords,
      ...at,
    }),
    open<T>(options: Omit<LocalStoreOptions<T>, 'storage'>) {
      const known = opened.get(options.name)
      if (known) return known as LocalStore<T>
      const store = createLocalStore<T>({ ...options, ...at })
      opened.set(options.name, store)
      return store
    },
  }
}
