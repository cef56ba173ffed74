import { and, asc, eq, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { safeTotals } from '../../platform/db/schema/totals.ts'

/** Safes of a chain in which a module is enabled, by address. */
export async function readSafesOfModule(
  db: Database,
  chainId: string,
  module: Address,
): Promise<Address[]> {
  const rows = await db
    .select({ safe: safeTotals.safe })
    .from(safeTotals)
    .where(
      and(
        eq(safeTotals.chainId, chainId),
        sql`${safeTotals.modules} ? ${module}`,
      ),
    )
    .orderBy(asc(safeTotals.safe))
  return rows.map(({ safe }) => safe)
}
