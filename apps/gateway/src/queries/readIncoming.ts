import { and, asc, count, desc, eq, gte, lte } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../db/Database.ts'
import { transfer } from '../db/schema/chain.ts'
import type { Cursor } from '../http/pagination.ts'
import type { TransferRow } from './readHistory.ts'
import { type Filtered, whenGiven } from './whenGiven.ts'

export interface TransferFilter {
  from?: number | undefined
  until?: number | undefined
  to?: Address | undefined
  token?: Address | undefined
  value?: string | undefined
}

/** What came in, newest first. */
export async function readIncoming(
  db: Database,
  chainId: string,
  safe: Address,
  filter: TransferFilter,
  { limit, offset }: Cursor,
): Promise<Filtered<TransferRow>> {
  const where = and(
    eq(transfer.chainId, chainId),
    eq(transfer.safe, safe),
    eq(transfer.to, safe),
    ...whenGiven(filter.to, (address) => eq(transfer.to, address)),
    ...whenGiven(filter.from, (time) => gte(transfer.timestamp, time)),
    ...whenGiven(filter.until, (time) => lte(transfer.timestamp, time)),
    ...whenGiven(filter.token, (address) => eq(transfer.token, address)),
    ...whenGiven(filter.value, (value) => eq(transfer.value, value)),
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(transfer)
      .where(where)
      .orderBy(
        desc(transfer.timestamp),
        desc(transfer.txHash),
        asc(transfer.logIndex),
        asc(transfer.position),
      )
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(transfer).where(where),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}
