import { useSyncExternalStore } from 'react'
import type { LocalStore } from './createLocalStore.ts'

/** The value of a store, rendered again whenever any tab changes it. */
export function useStore<T>(store: LocalStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get)
}
