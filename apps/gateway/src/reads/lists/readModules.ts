import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { moduleTransaction } from '../../platform/db/schema/chain.ts'
import { safeTotals } from '../../platform/db/schema/totals.ts'
import type { Cursor } from '../pages/pagination.ts'
import { type Filtered, whenGiven } from '../sql/whenGiven.ts'
import type { ModuleRow } from './readHistory.ts'

export interface ModuleFilter {
  module?: Address | undefined
  to?: Address | undefined
  txHash?: Hex | undefined
}

/** Module transactions, newest first. */
export async function readModules(
  db: Database,
  chainId: string,
  safe: Address,
  filter: ModuleFilter,
  { limit, offset }: Cursor,
): Promise<Filtered<ModuleRow>> {
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const where = and(
    eq(moduleTransaction.chainId, chainId),
    eq(moduleTransaction.safe, safe),
    ...whenGiven(filter.module, (x) => eq(moduleTransaction.module, x)),
    ...whenGiven(filter.to, (x) => eq(moduleTransaction.to, x)),
    ...whenGiven(filter.txHash, (x) => eq(moduleTransaction.txHash, x)),
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(moduleTransaction)
      .where(where)
      .orderBy(
        desc(moduleTransaction.timestamp),
        desc(moduleTransaction.txHash),
        asc(moduleTransaction.logIndex),
      )
      .limit(limit)
      .offset(offset),
    isFiltered
      ? db.select({ total: count() }).from(moduleTransaction).where(where)
      : db
          .select({ total: safeTotals.moduleTransactions })
          .from(safeTotals)
          .where(
            and(eq(safeTotals.chainId, chainId), eq(safeTotals.safe, safe)),
          ),
  ])
  return { rows, total: total[0]?.total ?? 0 }
}
