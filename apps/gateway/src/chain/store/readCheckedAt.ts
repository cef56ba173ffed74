import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/Database.ts'
import { indexer } from '../../platform/db/schema/chain.ts'

/** When an indexer last wrote this chain; 0 for never. */
export async function readCheckedAt(
  db: Database,
  chainId: string,
): Promise<number> {
  const [row] = await db
    .select({ checkedAt: indexer.checkedAt })
    .from(indexer)
    .where(eq(indexer.chainId, chainId))
  return row?.checkedAt ?? 0
}
