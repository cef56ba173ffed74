import type { WaypointStorage } from '../session/createSession.ts'

/** A key pair on its way to the wallet and back, in base64. */
export interface ShardKey {
  publicKey: string
  privateKey: string
}

const key = 'RONIN.WAYPOINT:SHARD_TRANSFER'

/** Remembers the pair of a redirect. */
export function saveShardKey(storage: WaypointStorage, pair: ShardKey) {
  storage.setItem(key, JSON.stringify(pair))
}

/** Gives the private key that was remembered, once. */
export function takeShardKey(storage: WaypointStorage): string | undefined {
  try {
    const saved: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    // A private key must not lie about.
    storage.removeItem(key)
    const { privateKey } = (saved ?? {}) as Record<string, unknown>
    return typeof privateKey === 'string' ? privateKey : undefined
  } catch {
    return undefined
  }
}
