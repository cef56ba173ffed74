import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  lte,
  not,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Database } from '../db/Database.ts'
import { execution } from '../db/schema/chain.ts'
import { multisigTransaction } from '../db/schema/proposals.ts'
import type { Cursor } from '../http/pagination.ts'
import { type Filtered, whenGiven } from './whenGiven.ts'

export interface MultisigFilter {
  from?: number | undefined
  until?: number | undefined
  to?: Address | undefined
  value?: string | undefined
  nonce?: number | undefined
  executed?: boolean | undefined
}

const isExecuted = (db: Database): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(execution)
      .where(
        and(
          eq(execution.chainId, multisigTransaction.chainId),
          eq(execution.safeTxHash, multisigTransaction.safeTxHash),
        ),
      ),
  )

/** Multisig transactions of any state, highest nonce first. */
export async function readMultisigHashes(
  db: Database,
  chainId: string,
  safe: Address,
  filter: MultisigFilter,
  { limit, offset }: Cursor,
): Promise<Filtered<Hex>> {
  const of = (table: typeof multisigTransaction | typeof execution) => [
    eq(table.chainId, chainId),
    eq(table.safe, safe),
    ...whenGiven(filter.to, (x) => eq(table.to, x)),
    ...whenGiven(filter.value, (x) => eq(table.value, x)),
    ...whenGiven(filter.nonce, (x) => eq(table.nonce, x)),
  ]
  const executedInTime = and(
    ...of(execution),
    ...whenGiven(filter.from, (time) => gte(execution.timestamp, time)),
    ...whenGiven(filter.until, (time) => lte(execution.timestamp, time)),
  )
  const timed = filter.from !== undefined || filter.until !== undefined
  const wantQueued = filter.executed !== true && !timed
  const list = db
    .select({
      hash: execution.safeTxHash,
      nonce: execution.nonce,
      time: execution.timestamp,
    })
    .from(execution)
    .where(filter.executed === false ? sql`false` : executedInTime)
    .unionAll(
      db
        .select({
          hash: multisigTransaction.safeTxHash,
          nonce: multisigTransaction.nonce,
          time: multisigTransaction.submitted,
        })
        .from(multisigTransaction)
        .where(
          wantQueued
            ? and(...of(multisigTransaction), not(isExecuted(db)))
            : sql`false`,
        ),
    )
    .as('list')
  const [rows, total] = await Promise.all([
    db
      .select({ hash: list.hash })
      .from(list)
      .orderBy(desc(list.nonce), desc(list.time), asc(list.hash))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(list),
  ])
  return { rows: rows.map((row) => row.hash), total: total[0]?.total ?? 0 }
}
