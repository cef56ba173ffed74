import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { transfer } from '../../platform/db/schema/chain.ts'
import type { Cursor } from '../pages/pagination.ts'
import { type Slice, sliceOf, whenGiven } from '../sql/whenGiven.ts'
import type { TransferRow } from './readHistory.ts'

export interface TransferFilter {
  from?: number | undefined
  until?: number | undefined
  to?: Address | undefined
  token?: Address | undefined
  value?: string | undefined
}

/** Incoming transfers, newest first. */
export async function readIncoming(
  db: Database,
  chainId: string,
  safe: Address,
  filter: TransferFilter,
  { limit, offset }: Cursor,
): Promise<Slice<TransferRow>> {
  const where = and(
    eq(transfer.chainId, chainId),
    eq(transfer.safe, safe),
    // The expression matches the index `transfer_incoming`.
    sql`(${transfer.to} = ${transfer.safe}) is true`,
    ...whenGiven(filter.to, (address) => eq(transfer.to, address)),
    ...whenGiven(filter.from, (time) => gte(transfer.timestamp, time)),
    ...whenGiven(filter.until, (time) => lte(transfer.timestamp, time)),
    ...whenGiven(filter.token, (address) => eq(transfer.token, address)),
    ...whenGiven(filter.value, (value) => eq(transfer.value, value)),
  )
  const rows = await db
    .select()
    .from(transfer)
    .where(where)
    .orderBy(
      desc(transfer.timestamp),
      desc(transfer.txHash),
      asc(transfer.logIndex),
      asc(transfer.position),
    )
    .limit(limit + 1)
    .offset(offset)
  return sliceOf(rows, limit)
}
