import { and, count, eq, gt, inArray } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { relayUse } from '../../platform/db/schema/relay.ts'
import { day } from './limits.ts'

/** Relayed calls of the last 24 hours, by whose allowance they used. */
export async function countUses(
  db: Database,
  chainId: string,
  addresses: readonly Address[],
  now: number,
): Promise<ReadonlyMap<Address, number>> {
  const rows = await db
    .select({ address: relayUse.address, count: count() })
    .from(relayUse)
    .where(
      and(
        eq(relayUse.chainId, chainId),
        inArray(relayUse.address, [...addresses]),
        gt(relayUse.created, now - day),
      ),
    )
    .groupBy(relayUse.address)
  return new Map(rows.map((row) => [row.address, row.count]))
}
