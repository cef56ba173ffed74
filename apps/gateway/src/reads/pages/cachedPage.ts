import { setImmediate } from 'node:timers/promises'
import type { Page } from '@strongroom/gateway-sdk'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { writesOf } from '../../platform/db/countWrites.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import type { KnownPage } from '../../platform/pages/createPageCache.ts'
import { EncodedJson } from '../../platform/pages/EncodedBody.ts'
import { countReads } from '../sql/countReads.ts'
import { inSnapshot } from './inSnapshot.ts'
import { readVersion, type Version } from './readVersion.ts'

export interface CachedPageOptions {
  gateway: Gateway
  chain: ChainConfig
  safe: Address
  /** The request's address. */
  asked: string
}

export interface MadePage<T> {
  /** Version of the store at the page's first read. */
  version: Version | undefined
  /** Undefined where the version is the one that is known. */
  page: Page<T> | undefined
}

export type MakePage = (
  gateway: Gateway,
  /** Version whose page need not be made. */
  known?: string,
) => Promise<MadePage<unknown>>

const mostTries = 3

/**
 * A page's first read returns its version, and most pages need no other. Where
 * they do, all reads are of one state of the store when the version is the same
 * after them; this check is cheaper than a snapshot.
 */
const makePage = async (
  { gateway, chain: { chainId }, safe }: CachedPageOptions,
  make: MakePage,
  known: KnownPage | undefined,
  keep: (page: KnownPage) => void,
): Promise<EncodedJson> => {
  const { db } = gateway
  for (let tries = 0; tries < mostTries; tries += 1) {
    const count = writesOf(db)?.count
    const reads = countReads(db)
    const { version, page } = await make(
      { ...gateway, db: reads.db },
      known?.version,
    )
    if (version === undefined) break
    if (page === undefined && known !== undefined) {
      keep({ ...known, count })
      return known.page
    }
    const encoded = new EncodedJson(page)
    const writes = writesOf(db)
    const isQuiet = writes?.running === 0 && writes.count === count
    const now =
      isQuiet || reads.count === 1
        ? version
        : await readVersion(db, chainId, safe)
    if (now?.page === version.page) {
      keep({ version: version.page, count, page: encoded })
      return encoded
    }
  }
  return inSnapshot(gateway, async (snapshot) => {
    const { page } = await make(snapshot)
    return new EncodedJson(page)
  })
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
 * replica may answer: the version is the store's. Requests for one page that
 * arrive in one turn of the event loop share its making, which begins after
 * the last of them: a change makes all owners of a safe ask at once.
 */
export function cachedPage(
  options: CachedPageOptions,
  make: MakePage,
): Promise<EncodedJson> {
  const { gateway, asked } = options
  const { pages } = gateway
  const shared = pages.starting.get(asked)
  if (shared !== undefined) return shared
  const page = setImmediate().then(() => {
    pages.starting.delete(asked)
    return makePage(options, make, pages.get(asked), (made) => {
      pages.set(asked, made)
    })
  })
  pages.starting.set(asked, page)
  return page
}
