import { memoryStorage } from './memoryStorage.ts'

/** The browser's storage; where it is blocked even naming it throws. */
export function browserStorage(): Storage {
  try {
    return globalThis.localStorage
  } catch {
    return memoryStorage()
  }
}
