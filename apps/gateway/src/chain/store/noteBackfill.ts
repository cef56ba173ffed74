import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/Database.ts'
import { backfill } from '../../platform/db/schema/chain.ts'

/** Notes where reading begins, for the time that is left; not once it is done. */
export async function beginBackfill(
  db: Database,
  chainId: string,
  fromBlock: number,
): Promise<void> {
  const from = { fromBlock, fromTime: Date.now() }
  await db.transaction((tx) =>
    tx
      .insert(backfill)
      .values({ chainId, ...from })
      .onConflictDoUpdate({
        target: backfill.chainId,
        set: from,
        setWhere: eq(backfill.isDone, false),
      }),
  )
}

/** Notes that the chain has been read up to its head once. */
export async function finishBackfill(
  db: Database,
  chainId: string,
): Promise<void> {
  await db.transaction((tx) =>
    tx
      .update(backfill)
      .set({ isDone: true })
      .where(eq(backfill.chainId, chainId)),
  )
}
