import type { LocalStore } from './createLocalStore.ts'
import { createLocalStore } from './createLocalStore.ts'
import { isRecord, type Json } from './guards.ts'
import { type AppsMemory, noApps, parseApps } from './parseApps.ts'
import type { ChainRecord } from './parseChainRecords.ts'
import { parseChainRecords } from './parseChainRecords.ts'
import type { PendingExecution } from './parsePending.ts'
import { parsePending } from './parsePending.ts'
import { parseNames, parseSafes, type RememberedSafe } from './parseSafes.ts'
import { parseSettings, type Settings } from './parseSettings.ts'

/** chain id → lower-case address → name. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Everything the app remembers in this browser. */
export interface Stores {
  settings: LocalStore<Settings>
  names: LocalStore<Names>
  safes: LocalStore<readonly RememberedSafe[]>
  pending: LocalStore<readonly PendingExecution[]>
  /** The last chain list seen, so that a lost gateway leaves chain reads. */
  chains: LocalStore<readonly ChainRecord[]>
  apps: LocalStore<AppsMemory>
  /** What apps may do, by origin; read and written by the bridge alone. */
  permissions: LocalStore<Json>
}

export function createStores(storage?: Storage): Stores {
  const at = storage === undefined ? {} : { storage }
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
    pending: createLocalStore<readonly PendingExecution[]>({
      name: 'pending',
      initial: [],
      parse: parsePending,
      ...at,
    }),
    chains: createLocalStore<readonly ChainRecord[]>({
      name: 'chains',
      initial: [],
      parse: parseChainRecords,
      ...at,
    }),
    apps: createLocalStore<AppsMemory>({
      name: 'apps',
      initial: noApps,
      parse: parseApps,
      ...at,
    }),
    permissions: createLocalStore<Json>({
      name: 'permissions',
      initial: {},
      parse: (value) => (isRecord(value) ? value : undefined),
      ...at,
    }),
  }
}
