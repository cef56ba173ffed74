import type { WaypointStorage } from '@strongroom/waypoint-provider'

/**
 * The browser's storage, or memory where it is blocked: the address has to
 * outlive a change of the chain at least.
 */
export function popupStorage(): WaypointStorage {
  try {
    const key = 'strongroom.probe'
    localStorage.setItem(key, key)
    localStorage.removeItem(key)
    return localStorage
  } catch {
    const items = new Map<string, string>()
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }
  }
}
