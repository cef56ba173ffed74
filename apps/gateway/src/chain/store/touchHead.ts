import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/Database.ts'
import { indexer } from '../../platform/db/schema/chain.ts'

/** Notes that the node answered without a new block. */
export async function touchHead(
  db: Database,
  chainId: string,
  chainHead: number,
): Promise<void> {
  await db.transaction((tx) =>
    tx
      .update(indexer)
      .set({ chainHead, checkedAt: Date.now() })
      .where(eq(indexer.chainId, chainId)),
  )
}
