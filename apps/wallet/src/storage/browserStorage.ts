import { memoryStorage } from './memoryStorage.ts'

/** Stands in for a storage that the browser blocks: it lasts until the tab is closed. */
export const blockedStorage: Storage = memoryStorage()

/** The browser's storage; where it is blocked even naming it throws. */
export function browserStorage(): Storage {
  try {
    return globalThis.localStorage
  } catch {
    return blockedStorage
  }
}
