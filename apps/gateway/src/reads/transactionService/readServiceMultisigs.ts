import { type SQL, sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { approvedHash, execution } from '../../platform/db/schema/chain.ts'
import {
  confirmation,
  multisigTransaction,
} from '../../platform/db/schema/proposals.ts'
import { safeTotals } from '../../platform/db/schema/totals.ts'
import { all, chainId, safeAddress, stateNow } from '../lists/listStatements.ts'
import {
  multisigFields,
  multisigRows,
  readMultisigAnswer,
} from '../lists/readMultisigList.ts'
import type { Cursor } from '../pages/pagination.ts'
import { preparedJson } from '../sql/preparedJson.ts'

/** The lowest and the highest value that a list shows. */
export interface Range<T> {
  least?: T | undefined
  most?: T | undefined
}

export interface ServiceMultisigFilter {
  executed?: boolean | undefined
  successful?: boolean | undefined
  confirmed?: boolean | undefined
  /** All are: no other proposal is stored. */
  trusted?: boolean | undefined
  to?: Address | undefined
  safeTxHash?: Hex | undefined
  txHash?: Hex | undefined
  nonce?: Range<number>
  /** Times in milliseconds. */
  executionDate?: Range<number>
  created?: Range<number>
  modified?: Range<number>
  /** Wei, decimal digits. */
  value?: Range<string>
}

export interface MultisigOrder {
  by: 'nonce' | 'created' | 'modified'
  isAscending: boolean
}

type SqlType = 'text' | 'boolean' | 'bigint' | 'numeric'

const input = (name: string, type: SqlType) =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`

const equals = (column: SQL, name: string, type: SqlType) =>
  sql`(${input(name, type)} is null or ${column} = ${input(name, type)})`

const within = (column: SQL, name: string, type: SqlType) =>
  sql`(${input(`${name}Least`, type)} is null or ${column} >= ${input(`${name}Least`, type)})
    and (${input(`${name}Most`, type)} is null or ${column} <= ${input(`${name}Most`, type)})`

const isConfirmed = sql`(exists (select from ${confirmation} as part
    where part.chain_id = ${chainId} and part.safe_tx_hash = entries.safe_tx_hash)
  or exists (select from ${approvedHash} as part
    where part.chain_id = ${chainId} and part.safe = ${safeAddress}
      and part.hash = entries.safe_tx_hash))`

type Answer = Parameters<typeof readMultisigAnswer>[0] & { count: number }

const directionOf = ({ isAscending }: MultisigOrder) =>
  sql.raw(isAscending ? 'asc' : 'desc')

/** The answer about the transactions that `listed` names. */
const answerOf = (count: SQL, order: SQL): SQL => sql`select json_build_object(
    ${multisigFields}, 'count', ${count},
    'hashes', ${all(sql`select safe_tx_hash as hash, * from listed`, order)})`

const ofSafe = sql`chain_id = ${chainId} and safe = ${safeAddress}`
const inRange = sql`${ofSafe} and nonce >= ${input('nonceLeast', 'bigint')}
  and nonce <= ${input('nonceMost', 'bigint')}`
const isExecutedWanted = sql`${input('executed', 'boolean')} is not false`
const isWaitingWanted = sql`${input('executed', 'boolean')} is not true`

/**
 * A page in the order of nonces, from an index: each half gives no more rows
 * than the page can take from it, and those with the nonce of its last one.
 */
const pageStatementOf = (order: MultisigOrder) => {
  const direction = directionOf(order)
  const place = sql`nonce ${direction}, created ${direction}, safe_tx_hash ${direction}`
  const count = sql`case when ${input('isRanged', 'boolean')} then
      (select count(*) from ${execution} where ${inRange} and ${isExecutedWanted})
      + (select count(*) from ${multisigTransaction} where ${inRange} and not executed and ${isWaitingWanted})
    else coalesce((
      select case when ${isExecutedWanted} then executions else 0 end
        + case when ${isWaitingWanted} then waiting else 0 end
      from ${safeTotals} where ${ofSafe}), 0) end`
  return preparedJson<Answer>(sql`with ${stateNow},
  mined as materialized (
    select safe_tx_hash, nonce, "timestamp" from ${execution} where ${inRange}
    order by nonce ${direction}
    fetch first (${input('mostExecuted', 'bigint')}) rows with ties),
  executed as (
    select mined.safe_tx_hash, mined.nonce, coalesce(sent.submitted, mined."timestamp") as created
    from mined left join lateral (
      select submitted from ${multisigTransaction}
      where chain_id = ${chainId} and safe_tx_hash = mined.safe_tx_hash offset 0) as sent on true),
  waiting as (
    select safe_tx_hash, nonce, submitted as created from ${multisigTransaction}
    where ${inRange} and not executed
    order by nonce ${direction}, submitted ${direction}, safe_tx_hash ${direction}
    limit ${input('mostWaiting', 'bigint')}),
  listed as materialized (
    select * from (select * from executed union all select * from waiting) as halves
    order by ${place}
    limit ${input('limit', 'bigint')} offset ${input('offset', 'bigint')}),
  ${multisigRows}
  ${answerOf(count, place)}`)
}

const statementOf = (given: MultisigOrder) => {
  const { by } = given
  const direction = directionOf(given)
  const column = sql.raw(by)
  const order = sql`${column} ${direction}, nonce ${direction}, created ${direction}, safe_tx_hash ${direction}`
  return preparedJson<Answer>(sql`with ${stateNow},
  entries as (
    select done.safe_tx_hash, done.nonce, done."to", done.value, done.tx_hash, done.success,
      done."timestamp" as executed_at,
      coalesce(sent.submitted, done."timestamp") as created,
      greatest(sent.modified, done."timestamp") as modified
    from ${execution} as done left join ${multisigTransaction} as sent
      on sent.chain_id = done.chain_id and sent.safe_tx_hash = done.safe_tx_hash
    where done.chain_id = ${chainId} and done.safe = ${safeAddress}
      and ${isExecutedWanted}
    union all
    select safe_tx_hash, nonce, "to", value, null, null, null, submitted, modified
    from ${multisigTransaction}
    where ${ofSafe} and not executed and ${isWaitingWanted}),
  wanted as materialized (
    select safe_tx_hash, nonce, created, modified from entries
    where ${input('trusted', 'boolean')} is not false
      and ${within(sql`nonce`, 'nonce', 'bigint')}
      and ${within(sql`executed_at`, 'executionDate', 'bigint')}
      and ${within(sql`created`, 'created', 'bigint')}
      and ${within(sql`modified`, 'modified', 'bigint')}
      and ${within(sql`value::numeric`, 'value', 'numeric')}
      and ${equals(sql`"to"`, 'to', 'text')}
      and ${equals(sql`safe_tx_hash`, 'safeTxHash', 'text')}
      and ${equals(sql`tx_hash`, 'txHash', 'text')}
      and ${equals(sql`success`, 'successful', 'boolean')}
      and (${input('confirmed', 'boolean')} is null or ${input('confirmed', 'boolean')} = ${isConfirmed})),
  listed as materialized (select * from wanted order by ${order}
    limit ${input('limit', 'bigint')} offset ${input('offset', 'bigint')}),
  ${multisigRows}
  ${answerOf(sql`(select count(*) from wanted)`, order)}`)
}

type Statement = ReturnType<typeof statementOf>

/** Statements are made when they are first needed, one for each order. */
const byOrder = (make: (order: MultisigOrder) => Statement) => {
  const statements = new Map<string, Statement>()
  return (order: MultisigOrder): Statement => {
    const key = `${order.by} ${order.isAscending}`
    const statement = statements.get(key) ?? make(order)
    statements.set(key, statement)
    return statement
  }
}

const pageIn = byOrder(pageStatementOf)
const searchIn = byOrder(statementOf)

/** Filters that an index of nonces answers. */
const indexed: ReadonlySet<string> = new Set(['executed', 'trusted', 'nonce'])

const ranges = [
  'nonce',
  'executionDate',
  'created',
  'modified',
  'value',
] as const

const hasBounds = (value: unknown): boolean =>
  typeof value !== 'object' ||
  Object.values(value ?? {}).some((bound) => bound !== undefined)

/**
 * A page of a safe's multisig transactions of any state, and how many there are
 * on all pages. In the order of nonces, with no filter besides their range and
 * whether they executed, the page comes from an index, and the count without a
 * range from the totals of the safe. Other orders and filters look at all
 * transactions of the safe.
 *
 * @throws RefusalError `not-indexed` for a safe the indexer has not seen.
 */
export async function readServiceMultisigs(
  db: Database,
  of: { chainId: string; safe: Address },
  filter: ServiceMultisigFilter,
  order: MultisigOrder,
  { limit, offset }: Cursor,
) {
  const { executed, trusted, nonce } = filter
  const given = Object.entries(filter).flatMap(([name, value]) =>
    value !== undefined && hasBounds(value) ? [name] : [],
  )
  const isIndexed =
    order.by === 'nonce' &&
    trusted !== false &&
    given.every((name) => indexed.has(name))
  const most = offset + limit
  const values = { ...of, executed: executed ?? null, limit, offset }
  const answer = isIndexed
    ? await pageIn(order)(db, {
        ...values,
        nonceLeast: nonce?.least ?? 0,
        nonceMost: nonce?.most ?? Number.MAX_SAFE_INTEGER,
        isRanged: given.includes('nonce'),
        mostExecuted: executed === false ? 0 : most,
        mostWaiting: executed === true ? 0 : most,
      })
    : await searchIn(order)(db, {
        ...values,
        ...Object.fromEntries(
          ranges.flatMap((name) => [
            [`${name}Least`, filter[name]?.least ?? null],
            [`${name}Most`, filter[name]?.most ?? null],
          ]),
        ),
        to: filter.to ?? null,
        safeTxHash: filter.safeTxHash ?? null,
        txHash: filter.txHash ?? null,
        successful: filter.successful ?? null,
        confirmed: filter.confirmed ?? null,
        trusted: trusted ?? null,
      })
  return { ...readMultisigAnswer(answer), count: answer.count }
}
