import type { LocalStore } from './createLocalStore.ts'
import { isRecord, type Json } from './guards.ts'
import { type AppsMemory, noApps, parseApps } from './parseApps.ts'
import type { Stores } from './stores.ts'

/** Stored data about apps in this browser. */
export interface AppStores {
  apps: LocalStore<AppsMemory>
  /** Permissions of apps, by origin; read and written by the bridge alone. */
  permissions: LocalStore<Json>
}

/** Opens the stores of apps; no other page has to load them. */
export function openAppStores(stores: Pick<Stores, 'open'>): AppStores {
  return {
    apps: stores.open<AppsMemory>({
      name: 'apps',
      initial: noApps,
      parse: parseApps,
    }),
    permissions: stores.open<Json>({
      name: 'permissions',
      initial: {},
      parse: (value) => (isRecord(value) ? value : undefined),
    }),
  }
}
