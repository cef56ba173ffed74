import { type SQL, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../db/Database.ts'
import { multisigTransaction } from '../db/schema/proposals.ts'
import type { Cursor } from '../http/pagination.ts'
import {
  all,
  confirmationFields,
  type ListAnswer,
  readMultisigRowsOf,
  readSafeOf,
  safeFields,
  stateNow,
  waits,
} from './listStatements.ts'
import { preparedJson } from './preparedJson.ts'
import { anchorBefore, type QueueAnchors } from './queueAnchors.ts'
import type { MultisigRows } from './readMultisigs.ts'
import type { SafeRecord } from './SafeRecord.ts'

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
    ${confirmationFields(sql`listed`)})`

const readSlice = preparedJson<ListAnswer>(queueSlice)

export interface QueueSlice {
  safe: SafeRecord
  multisigs: MultisigRows
  previousNonce: number | null
  nextNonce: number | null
}

export interface ReadQueueOptions {
  chainId: string
  safe: Address
  cursor: Cursor
  anchors: QueueAnchors
  /** Of the queue; undefined before the chain was indexed. */
  version: string | undefined
}

/**
 * One page of the queue, with the nonces just outside of it.
 *
 * @throws HttpError 404 for a safe the indexer has not seen.
 */
export async function readQueue(
  db: Database,
  { cursor, anchors, version, ...of }: ReadQueueOptions,
): Promise<QueueSlice> {
  const { limit, offset } = cursor
  const leading = offset > 0 ? 1 : 0
  const start = offset - leading
  const { skipped, ...anchor } = await anchorBefore(
    db,
    { ...of, version, anchors },
    start,
  )
  const answer = await readSlice(db, {
    ...of,
    ...anchor,
    limit: limit + leading + 1,
    offset: start - skipped,
  })
  const { proposed, ...rest } = readMultisigRowsOf(answer)
  return {
    safe: readSafeOf(answer),
    multisigs: { ...rest, proposed: proposed.slice(leading, leading + limit) },
    previousNonce: leading === 1 ? (proposed[0]?.nonce ?? null) : null,
    nextNonce: proposed[leading + limit]?.nonce ?? null,
  }
}
