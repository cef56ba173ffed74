import { type SQL, sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { execution } from '../../platform/db/schema/chain.ts'
import { multisigTransaction } from '../../platform/db/schema/proposals.ts'
import type { Tokens } from '../names/readTokens.ts'
import type { Cursor } from '../pages/pagination.ts'
import type { SafeRecord } from '../safes/SafeRecord.ts'
import { preparedJson } from '../sql/preparedJson.ts'
import type { MultisigRows } from '../transactions/readMultisigs.ts'
import {
  all,
  chainId,
  confirmationFields,
  type ListAnswer,
  ownersBefore,
  readMultisigRowsOf,
  readSafeOf,
  readTokensOf,
  rowsFor,
  safeAddress,
  safeFields,
  stateNow,
  tokenField,
} from './listStatements.ts'

export interface MultisigFilter {
  from?: number | undefined
  until?: number | undefined
  to?: Address | undefined
  value?: string | undefined
  nonce?: number | undefined
  executed?: boolean | undefined
}

const input = (name: string, type: 'text' | 'bigint') =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`

const wanted = sql`chain_id = ${chainId} and safe = ${safeAddress}
  and nonce >= ${input('leastNonce', 'bigint')}
  and nonce <= ${input('mostNonce', 'bigint')}
  and (${input('to', 'text')} is null or "to" = ${input('to', 'text')})
  and (${input('value', 'text')} is null or value = ${input('value', 'text')})`
const order = sql`nonce desc, "time" desc, safe_tx_hash desc`

interface MultisigAnswer extends ListAnswer {
  hashes: { hash: Hex }[]
}

/**
 * Rows of the transactions that `listed` names, as further expressions of a
 * `with` that has {@link stateNow}. For {@link multisigFields}.
 */
export const multisigRows: SQL = sql`done as materialized (
    select found.*, ${ownersBefore} as owners_before
    from listed cross join lateral (
      select * from ${execution} where chain_id = ${chainId}
        and safe_tx_hash = listed.safe_tx_hash offset 0) as found),
  proposed as materialized (${rowsFor(sql`listed`, multisigTransaction, sql`safe_tx_hash = listed.safe_tx_hash`)})`

/** The fields that {@link readMultisigAnswer} takes, but the hashes. */
export const multisigFields: SQL = sql`${safeFields},
    'executed', ${all(sql`select * from done`)},
    'proposed', ${all(sql`select * from proposed`)},
    ${tokenField(sql`select "to" as address from done union all select "to" from proposed`)},
    ${confirmationFields(sql`listed`)}`

/** @throws RefusalError `not-indexed` for a safe the indexer has not seen. */
export const readMultisigAnswer = (answer: MultisigAnswer) => ({
  safe: readSafeOf(answer),
  hashes: answer.hashes.map(({ hash }) => hash),
  multisigs: readMultisigRowsOf(answer),
  tokens: readTokensOf(answer),
})

// Each half gives no more rows than the page can take from it, in the order of
// an index: a plan kept for all parameters expects a row or two, and would
// read and sort the whole list. A safe executes each nonce once.
const readAnswer = preparedJson<MultisigAnswer>(
  sql`with ${stateNow},
  executed as (
    select safe_tx_hash, nonce, "timestamp" as "time" from ${execution}
    where ${wanted} and "timestamp" >= ${input('from', 'bigint')}
      and "timestamp" <= ${input('until', 'bigint')}
    order by nonce desc
    limit ${input('mostExecuted', 'bigint')}),
  waiting as (
    select safe_tx_hash, nonce, submitted as "time" from ${multisigTransaction}
    where ${wanted} and not executed
    order by nonce desc, submitted desc, safe_tx_hash desc
    limit ${input('mostWaiting', 'bigint')}),
  listed as materialized (
    select * from (
      select * from executed union all select * from waiting) as halves
    order by ${order}
    limit ${input('limit', 'bigint')} offset ${input('offset', 'bigint')}),
  ${multisigRows}
  select json_build_object(${multisigFields},
    'hashes', ${all(sql`select safe_tx_hash as hash, * from listed`, sql`rows.nonce desc, rows."time" desc, rows.safe_tx_hash`)})`,
)

export interface MultisigList {
  safe: SafeRecord
  /** Highest nonce first. */
  hashes: Hex[]
  multisigs: MultisigRows
  /** Those that are called. */
  tokens: Tokens
  /** Whether the list continues after this page. */
  hasMore: boolean
}

/**
 * Multisig transactions of any state.
 *
 * @throws RefusalError `not-indexed` for a safe the indexer has not seen.
 */
export async function readMultisigList(
  db: Database,
  of: { chainId: string; safe: Address },
  { from, until, to, value, nonce, executed }: MultisigFilter,
  { limit, offset }: Cursor,
): Promise<MultisigList> {
  const timed = from !== undefined || until !== undefined
  const most = offset + limit + 1
  const answer = await readAnswer(db, {
    ...of,
    from: from ?? 0,
    until: until ?? Number.MAX_SAFE_INTEGER,
    to: to ?? null,
    value: value ?? null,
    leastNonce: nonce ?? 0,
    mostNonce: nonce ?? Number.MAX_SAFE_INTEGER,
    mostExecuted: executed === false ? 0 : most,
    mostWaiting: executed === true || timed ? 0 : most,
    limit: limit + 1,
    offset,
  })
  const { hashes, ...read } = readMultisigAnswer(answer)
  return {
    ...read,
    hashes: hashes.slice(0, limit),
    hasMore: hashes.length > limit,
  }
}
