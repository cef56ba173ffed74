import type { Address } from 'viem'
import type { ChainConfig } from '../config/Config.ts'
import type { Gateway } from '../Gateway.ts'
import { readSafe } from '../queries/readSafe.ts'
import { readVersion } from '../queries/readVersion.ts'
import type { SafeRecord } from '../queries/SafeRecord.ts'
import { inSnapshot } from './inSnapshot.ts'

export interface CachedPageOptions {
  gateway: Gateway
  chain: ChainConfig
  safe: Address
  url: URL
}

/**
 * A list of a safe, made anew only when something it shows has changed. Any
 * replica may answer: the version is the store's.
 */
export async function cachedPage<T extends object>(
  { gateway, chain, safe, url }: CachedPageOptions,
  make: (gateway: Gateway, safe: SafeRecord) => Promise<T>,
): Promise<T> {
  const { chainId } = chain
  const key = `${url.pathname}${url.search}`
  const current = await readVersion(gateway.db, chainId, safe)
  const known =
    current === undefined ? undefined : gateway.pages.get(key, current)
  if (known !== undefined) return known as T
  return inSnapshot(gateway, async (snapshot) => {
    const version = await readVersion(snapshot.db, chainId, safe)
    const record = await readSafe(snapshot.db, chainId, safe)
    const page = await make(snapshot, record)
    if (version !== undefined) gateway.pages.set(key, version, page)
    return page
  })
}
