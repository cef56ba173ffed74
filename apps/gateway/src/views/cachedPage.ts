import type { Address } from 'viem'
import type { ChainConfig } from '../config/Config.ts'
import { writesOf } from '../db/countWrites.ts'
import type { Gateway } from '../Gateway.ts'
import { EncodedJson } from '../http/EncodedJson.ts'
import { readVersion, type Version } from '../queries/readVersion.ts'
import { inSnapshot } from './inSnapshot.ts'

export interface CachedPageOptions {
  gateway: Gateway
  chain: ChainConfig
  safe: Address
  /** The request's address. */
  asked: string
}

export type MakePage = (
  gateway: Gateway,
  /** Of what the page will be made of. */
  version: Version | undefined,
) => Promise<object>

const mostTries = 3

/**
 * A page takes several reads. They are of one state of the store when that is
 * the same after them as before; to look is cheaper than a snapshot.
 */
const makePage = async (
  { gateway, chain: { chainId }, safe }: CachedPageOptions,
  make: MakePage,
  first: Version | undefined,
  keep: (page: EncodedJson, version: string, count?: number) => void,
): Promise<EncodedJson> => {
  const { db } = gateway
  let version = first
  for (let tries = 0; version !== undefined && tries < mostTries; tries += 1) {
    const count = writesOf(db)?.count
    const page = new EncodedJson(await make(gateway, version))
    const writes = writesOf(db)
    const quiet = writes?.running === 0 && writes.count === count
    const now = quiet ? version : await readVersion(db, chainId, safe)
    if (now?.page === version.page) {
      keep(page, version.page, count)
      return page
    }
    version = now
  }
  return inSnapshot(
    gateway,
    async (snapshot) => new EncodedJson(await make(snapshot, undefined)),
  )
}

/**
 * The page of an address where this process owns the store and has not written
 * anything since it last knew the page to be good.
 */
export function keptPage(
  { db, pages }: Gateway,
  asked: string,
): EncodedJson | undefined {
  const known = pages.get(asked)
  return known?.count !== undefined && known.count === writesOf(db)?.count
    ? known.page
    : undefined
}

/**
 * A list of a safe, made anew only when something it shows has changed. Any
 * replica may answer: the version is the store's.
 */
export async function cachedPage(
  options: CachedPageOptions,
  make: MakePage,
): Promise<EncodedJson> {
  const { gateway, chain, safe, asked } = options
  const { db, pages } = gateway
  const known = pages.get(asked)
  const count = writesOf(db)?.count
  const version = await readVersion(db, chain.chainId, safe)
  if (known !== undefined && known.version === version?.page) {
    pages.set(asked, { ...known, count })
    return known.page
  }
  return makePage(options, make, version, (page, of, countThen) => {
    pages.set(asked, { version: of, count: countThen, page })
  })
}
