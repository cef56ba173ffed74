import type { StorageLike } from '../storage/createSafeStorage.ts'

/** A `localStorage` for tests; give it its first items. */
export function createMemoryStorage(
  items: Record<string, string> = {},
): StorageLike {
  const map = new Map(Object.entries(items))
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      map.set(key, value)
    },
    removeItem: (key) => {
      map.delete(key)
    },
  }
}
