import { and, asc, eq } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { owner } from '../../platform/db/schema/chain.ts'

/** Safes of an owner on a chain, by address. */
export async function readOwnedSafes(
  db: Database,
  chainId: string,
  address: Address,
): Promise<Address[]> {
  const rows = await db
    .select({ safe: owner.safe })
    .from(owner)
    .where(and(eq(owner.chainId, chainId), eq(owner.owner, address)))
    .orderBy(asc(owner.safe))
  return rows.map(({ safe }) => safe)
}
