import { parseAddress } from '../address/parseAddress.ts'
import type { Address } from '../Hex.ts'

/** Where the connected address is kept. Calls may throw; they are guarded. */
export interface WaypointStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The connected address: in memory, and in the given storage. */
export function createSession(options: {
  storage: WaypointStorage | undefined
  key: string
  clientId: string
  waypointOrigin: string
}) {
  const { storage, key, clientId, waypointOrigin } = options
  // App that the address was given to; the key itself is shared by all.
  const ownerKey = `${key}:OWNER`
  const owner = JSON.stringify({ clientId, origin: waypointOrigin })
  let address: Address | undefined

  const guarded = <value>(use: () => value): value | undefined => {
    try {
      return use()
    } catch {
      return undefined
    }
  }
  const read = (name: string) => guarded(() => storage?.getItem(name))
  const stored = (): Address | undefined => {
    const savedFor = read(ownerKey)
    if (savedFor != null && savedFor !== owner) return undefined
    return parseAddress(read(key))
  }
  const get = () => address ?? stored()
  let known = get()

  return {
    get,
    set(next: Address) {
      address = known = next
      // The owner first: other tabs look when the address changes.
      guarded(() => storage?.setItem(ownerKey, owner))
      guarded(() => storage?.setItem(key, next))
    },
    clear() {
      address = known = undefined
      guarded(() => storage?.removeItem(key))
      guarded(() => storage?.removeItem(ownerKey))
    },
    /**
     * Follows another tab's change of the storage, and returns whether the
     * address changed. Invalid values, and an address of another app, are
     * ignored.
     */
    follow(changedKey: string | null): boolean {
      if (changedKey !== key && changedKey !== null) return false
      const next = stored()
      if (next === undefined && read(key) != null) return false
      const isNew = next !== known
      address = known = next
      return isNew
    },
  }
}
