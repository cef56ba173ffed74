import { and, desc, eq } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { safe, safeState } from '../../platform/db/schema/chain.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { SafeRecord } from './SafeRecord.ts'

export async function findSafe(
  db: Database,
  chainId: string,
  address: Address,
): Promise<SafeRecord | undefined> {
  const rows = await db
    .select({ creation: safe, state: safeState })
    .from(safe)
    .innerJoin(
      safeState,
      and(
        eq(safeState.chainId, safe.chainId),
        eq(safeState.safe, safe.address),
      ),
    )
    .where(and(eq(safe.chainId, chainId), eq(safe.address, address)))
    .orderBy(desc(safeState.blockNumber))
    .limit(1)
  return rows[0]
}

/** @throws RefusalError `not-indexed` for a safe the indexer has not seen. */
export async function readSafe(
  db: Database,
  chainId: string,
  address: Address,
): Promise<SafeRecord> {
  const found = await findSafe(db, chainId, address)
  if (found === undefined)
    throw new RefusalError('not-indexed', 'Safe not found')
  return found
}
