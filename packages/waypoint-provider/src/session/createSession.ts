import type { Address } from 'viem'
import { parseAddress } from '../address/parseAddress.ts'

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
  // Says for whom the address was given; the key itself is shared by all.
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

  const stored = (): Address | undefined => {
    const text = guarded(() => storage?.getItem(key))
    const savedFor = guarded(() => storage?.getItem(ownerKey))
    if (savedFor != null && savedFor !== owner) return undefined
    return parseAddress(text)
  }

  return {
    get: () => address ?? stored(),
    set(next: Address) {
      address = next
      guarded(() => storage?.setItem(key, next))
      guarded(() => storage?.setItem(ownerKey, owner))
    },
    clear() {
      address = undefined
      guarded(() => storage?.removeItem(key))
      guarded(() => storage?.removeItem(ownerKey))
    },
  }
}
