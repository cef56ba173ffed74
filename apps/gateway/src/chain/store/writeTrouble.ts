import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/Database.ts'
import { indexTrouble } from '../../platform/db/schema/indexState.ts'

export type Trouble = Pick<typeof indexTrouble.$inferSelect, 'kind' | 'details'>

/** Stores why a chain's rows are stale, for every replica; undefined clears it. */
export async function writeTrouble(
  db: Database,
  chainId: string,
  trouble: Trouble | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (trouble === undefined) {
      await tx.delete(indexTrouble).where(eq(indexTrouble.chainId, chainId))
      return
    }
    await tx
      .insert(indexTrouble)
      .values({ chainId, ...trouble, since: Date.now() })
      .onConflictDoUpdate({ target: indexTrouble.chainId, set: trouble })
  })
}
