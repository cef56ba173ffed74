import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/Database.ts'
import { repair } from '../../platform/db/schema/indexState.ts'

type RepairRow = typeof repair.$inferInsert

/** A safe whose rows do not agree with the chain. */
export type DueRepair = Required<Pick<RepairRow, 'chainId' | 'safe' | 'cause'>>

/** Milliseconds after which a repair that failed is tried again. */
const retryAfter = 600_000

/**
 * Queues repairs, once for the same cause. One that failed, because all nodes
 * left out logs, is queued again if the cause is still there after a while.
 */
export async function queueRepairs(
  tx: Database,
  due: readonly DueRepair[],
): Promise<void> {
  if (due.length === 0) return
  const created = Date.now()
  await tx
    .insert(repair)
    .values(due.map((one) => ({ ...one, created })))
    .onConflictDoUpdate({
      target: [repair.chainId, repair.safe, repair.cause],
      set: { state: 'open', message: null, position: null, created },
      setWhere: sql`${repair.state} = 'failed' and ${repair.created} < ${created - retryAfter}`,
    })
}
