import { type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { multisigTransaction } from '../../platform/db/schema/proposals.ts'
import type { QueueAnchors } from '../../platform/pages/createPageCache.ts'
import type { Tokens } from '../names/readTokens.ts'
import type { Cursor } from '../pages/pagination.ts'
import {
  readVersion,
  type Version,
  type VersionedAnswer,
  versionedJson,
} from '../pages/readVersion.ts'
import type { SafeRecord } from '../safes/SafeRecord.ts'
import type { MultisigRows } from '../transactions/readMultisigs.ts'
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
import { anchorBefore, needsAnchor } from './queueAnchors.ts'

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

export interface QueueSlice {
  safe: SafeRecord
  multisigs: MultisigRows
  /** Those that are called. */
  tokens: Tokens
  previousNonce: number | null
  nextNonce: number | null
}

export interface ReadQueueOptions {
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
export async function readQueue(
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
