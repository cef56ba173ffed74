import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  approvedHash,
  execution,
  safe,
  safeState,
  token,
} from '../../platform/db/schema/chain.ts'
import {
  confirmation,
  multisigTransaction,
} from '../../platform/db/schema/proposals.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import { type Tokens, tokensByAddress } from '../names/readTokens.ts'
import type { SafeRecord } from '../safes/SafeRecord.ts'
import { fromJson, type JsonRow } from '../sql/fromJson.ts'
import type { MultisigRows } from '../transactions/readMultisigs.ts'

// Parts that the statements of the lists share. They take the placeholders
// `chainId` and `safe`.

export const chainId: SQL = sql`${sql.placeholder('chainId')}::text`
export const safeAddress: SQL = sql`${sql.placeholder('safe')}::text`

/** All rows of a select, as one JSON array. */
export const all = (select: SQL, order?: SQL): SQL =>
  sql`(select coalesce(json_agg(rows${order === undefined ? sql`` : sql` order by ${order}`}), '[]') from (${select}) as rows)`

/** `with` this: the safe's newest state. */
export const stateNow: SQL = sql`state as (
  select * from ${safeState} where chain_id = ${chainId} and safe = ${safeAddress}
  order by block_number desc limit 1)`

/**
 * Condition for a queued row: not executed, and its nonce not used. For a statement
 * that has {@link stateNow}.
 */
export const waits: SQL = sql`chain_id = ${chainId} and safe = ${safeAddress}
  and nonce >= (select nonce from state) and not executed`

export const safeFields: SQL = sql`
  'creation', (select row_to_json(${safe}) from ${safe}
    where chain_id = ${chainId} and address = ${safeAddress}),
  'state', (select row_to_json(state) from state)`

/**
 * The rows of a table that belong to each of some others. The planner is kept
 * from reading whole tables for want of statistics.
 */
export const rowsFor = (from: SQL, table: PgTable, where: SQL): SQL =>
  sql`select found.* from ${from} cross join lateral (
    select * from ${table} where chain_id = ${chainId} and ${where} offset 0) as found`

/** Owners just before the execution `found`: former owners are left out. */
export const ownersBefore: SQL = sql`coalesce(found.owners, (
  select before.owners from ${safeState} as before
  where before.chain_id = found.chain_id and before.safe = found.safe
    and before.block_number < found.block_number
  order by before.block_number desc limit 1))`

/** Confirmations and approvals of the transactions that `listed` names. */
export const confirmationFields = (listed: SQL): SQL => sql`
  'confirmations', ${all(rowsFor(listed, confirmation, sql`safe_tx_hash = listed.safe_tx_hash`), sql`rows.submitted`)},
  'approvals', ${all(rowsFor(listed, approvedHash, sql`safe = ${safeAddress} and hash = listed.safe_tx_hash`))}`

/** The tokens among the addresses that a select gives as `address`. */
export const tokenField = (addresses: SQL): SQL =>
  sql`'tokens', ${all(rowsFor(sql`(select distinct address from (${addresses}) as named) as named`, token, sql`address = named.address`))}`

export interface ListAnswer {
  creation: JsonRow | null
  state: JsonRow | null
  proposed: JsonRow[]
  executed: (JsonRow & { owners_before: unknown })[]
  confirmations: JsonRow[]
  approvals: JsonRow[]
  tokens: JsonRow[]
}

/** @throws RefusalError `not-indexed` for a safe the indexer has not seen. */
export function readSafeOf({
  creation,
  state,
}: Pick<ListAnswer, 'creation' | 'state'>): SafeRecord {
  if (creation === null || state === null)
    throw new RefusalError('not-indexed', 'Safe not found')
  return {
    creation: fromJson(safe, creation),
    state: fromJson(safeState, state),
  }
}

export const readTokensOf = ({ tokens }: Pick<ListAnswer, 'tokens'>): Tokens =>
  tokensByAddress(tokens.map((row) => fromJson(token, row)))

export const readMultisigRowsOf = (answer: ListAnswer): MultisigRows => ({
  proposed: answer.proposed.map((row) => fromJson(multisigTransaction, row)),
  executed: answer.executed.map((row) => ({
    executed: fromJson(execution, row),
    owners: row.owners_before as MultisigRows['executed'][number]['owners'],
  })),
  confirmations: answer.confirmations.map((row) => fromJson(confirmation, row)),
  approvals: answer.approvals.map((row) => fromJson(approvedHash, row)),
})
