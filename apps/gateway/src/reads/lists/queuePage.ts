import type { QueuedItem } from '@strongroom/gateway-sdk'
import { type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Database } from '../../platform/db/Database.ts'
import { multisigTransaction } from '../../platform/db/schema/proposals.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import type {
  Anchor,
  QueueAnchors,
} from '../../platform/pages/createPageCache.ts'
import type { Tokens } from '../names/readTokens.ts'
import type { MadePage } from '../pages/cachedPage.ts'
import { type Cursor, pageLinks } from '../pages/pagination.ts'
import {
  readVersion,
  type Version,
  type VersionedAnswer,
  versionedJson,
} from '../pages/readVersion.ts'
import type { SafeRecord } from '../safes/SafeRecord.ts'
import { preparedJson } from '../sql/preparedJson.ts'
import { loadMultisigViews } from '../transactions/loadMultisigViews.ts'
import { multisigSummary } from '../transactions/multisigSummary.ts'
import type { MultisigRows } from '../transactions/readMultisigs.ts'
import { labelQueue } from './labelQueue.ts'
import {
  all,
  confirmationFields,
  type ListAnswer,
  readMultisigRowsOf,
  readSafeOf,
  readTokensOf,
  safeFields,
  stateNow,
  tokenField,
  waits,
} from './listStatements.ts'

/** Rows that a page skips at most. */
const stride = 100
const mostQueues = 100

const readPlaces = preparedJson<readonly Anchor[]>(sql`with ${stateNow}
  select coalesce(json_agg(json_build_object(
    'nonce', nonce, 'submitted', submitted, 'hash', safe_tx_hash) order by n), '[]')
  from (
    select nonce, submitted, safe_tx_hash,
      row_number() over (order by nonce, submitted, safe_tx_hash) - 1 as n
    from ${multisigTransaction} where ${waits}
  ) as queue
  where n % ${sql.raw(String(stride))} = 0`)

/** Whether a page that starts at the `start`-th place is worth an anchor. */
const needsAnchor = (start: number): boolean => start >= stride

interface AnchorOptions {
  chainId: string
  safe: Address
  anchors: QueueAnchors
  /** Version of the queue; undefined where the cache must not be used. */
  version: string | undefined
}

const first: Anchor = { nonce: -1, submitted: 0, hash: '0x' }

/** The nearest known place at or before the `start`-th, and its number. */
async function anchorBefore(
  db: Database,
  { chainId, safe, anchors, version }: AnchorOptions,
  start: number,
): Promise<Anchor & { skipped: number }> {
  if (!needsAnchor(start) || version === undefined)
    return { ...first, skipped: 0 }
  const key = `${chainId} ${safe}`
  let known = anchors.get(key)
  if (known?.version !== version) {
    known = { version, places: readPlaces(db, { chainId, safe }) }
    anchors.set(key, known)
    known.places.catch(() => anchors.delete(key))
    const [oldest] = anchors.keys()
    if (anchors.size > mostQueues && oldest !== undefined) {
      anchors.delete(oldest)
    }
  }
  const places = await known.places
  const at = Math.min(Math.floor(start / stride), places.length - 1)
  const place = places[at]
  return place === undefined
    ? { ...first, skipped: 0 }
    : { ...place, skipped: at * stride }
}

/** Selects a page of the queue as one JSON value. */
export const queueSlice: SQL = sql`with ${stateNow},
  listed as materialized (
    select * from ${multisigTransaction}
    where ${waits}
      -- Said apart, because an index starts to read at the nonce alone.
      and nonce >= ${sql.placeholder('nonce')}::bigint
      and (nonce, submitted, safe_tx_hash) >= (
      ${sql.placeholder('nonce')}::bigint,
      ${sql.placeholder('submitted')}::bigint,
      ${sql.placeholder('hash')}::text)
    order by nonce, submitted, safe_tx_hash
    limit ${sql.placeholder('limit')}::bigint
    offset ${sql.placeholder('offset')}::bigint)
  select json_build_object(${safeFields},
    'proposed', ${all(sql`select * from listed`, sql`rows.nonce, rows.submitted, rows.safe_tx_hash`)},
    'executed', '[]'::json,
    ${tokenField(sql`select "to" as address from listed`)},
    ${confirmationFields(sql`listed`)})`

const readSlice = versionedJson<ListAnswer>(queueSlice)

interface QueueSlice {
  safe: SafeRecord
  multisigs: MultisigRows
  /** Those that are called. */
  tokens: Tokens
  previousNonce: number | null
  nextNonce: number | null
}

interface ReadQueueOptions {
  chainId: string
  safe: Address
  cursor: Cursor
  anchors: QueueAnchors
  /** Version of lists whose page is at hand already. */
  known: string | undefined
}

const mostTries = 3

/**
 * Reads a slice from the anchor before it. An anchor counts places as of one
 * version of the queue, so a slice of another version is read again.
 */
const readFrom = async (
  db: Database,
  { known, anchors, ...of }: Omit<ReadQueueOptions, 'cursor'>,
  { start, limit }: { start: number; limit: number },
): Promise<VersionedAnswer<ListAnswer>> => {
  let version = needsAnchor(start)
    ? await readVersion(db, of.chainId, of.safe)
    : undefined
  for (let tries = 1; ; tries += 1) {
    const { skipped, ...anchor } = await anchorBefore(
      db,
      {
        ...of,
        anchors,
        version: tries > mostTries ? undefined : version?.queue,
      },
      start,
    )
    const read = await readSlice(db, {
      ...of,
      ...anchor,
      known,
      limit,
      offset: start - skipped,
    })
    if (skipped === 0 || read.version?.queue === version?.queue) return read
    version = read.version
  }
}

/**
 * One page of the queue, with the nonces just outside of it; undefined where
 * its version is `known`.
 *
 * @throws RefusalError `not-indexed` for a safe the indexer has not seen.
 */
async function readQueue(
  db: Database,
  { cursor: { limit, offset }, ...options }: ReadQueueOptions,
): Promise<{ version: Version | undefined; slice: QueueSlice | undefined }> {
  const leading = offset > 0 ? 1 : 0
  const { version, answer } = await readFrom(db, options, {
    start: offset - leading,
    limit: limit + leading + 1,
  })
  if (answer === undefined) return { version, slice: undefined }
  const { proposed, ...rest } = readMultisigRowsOf(answer)
  const slice = {
    safe: readSafeOf(answer),
    multisigs: { ...rest, proposed: proposed.slice(leading, leading + limit) },
    tokens: readTokensOf(answer),
    previousNonce: leading === 1 ? (proposed[0]?.nonce ?? null) : null,
    nextNonce: proposed[leading + limit]?.nonce ?? null,
  }
  return { version, slice }
}

interface QueuePageOptions {
  cursor: Cursor
  url: URL
  /** Version whose page is at hand already. */
  known: string | undefined
}

/** One page of the transactions that wait for confirmations or execution. */
export async function queuePage(
  gateway: Gateway,
  chain: ChainConfig,
  address: Address,
  { cursor, url, known }: QueuePageOptions,
): Promise<MadePage<QueuedItem>> {
  const { version, slice } = await readQueue(gateway.db, {
    chainId: chain.chainId,
    safe: address,
    cursor,
    anchors: gateway.pages.anchors,
    known,
  })
  if (slice === undefined) return { version, page: undefined }
  const { safe, multisigs, previousNonce, nextNonce } = slice
  const views = await loadMultisigViews(
    gateway,
    chain,
    safe,
    multisigs.proposed.map((row) => row.safeTxHash),
    slice,
  )
  const entries = [...views.values()].map((view) => ({
    nonce: view.record.nonce,
    transaction: multisigSummary(view),
  }))
  const { nonce: safeNonce } = safe.state
  const results = labelQueue(entries, { safeNonce, previousNonce, nextNonce })
  // Whether there is more was seen, not counted.
  const { limit, offset } = cursor
  const total = offset + limit + (nextNonce === null ? 0 : 1)
  const links = pageLinks(url, cursor, total)
  return { version, page: { count: results.length, ...links, results } }
}
