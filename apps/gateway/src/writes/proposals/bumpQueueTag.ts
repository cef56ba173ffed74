import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  approvedHash,
  chainTag,
  execution,
  moduleTransaction,
} from '../../platform/db/schema/chain.ts'
import { queueTag } from '../../platform/db/schema/proposals.ts'

/**
 * Marks a visible change of the queue, by at least one second more than
 * anything before it: clients compare whole seconds, and a block's time may be
 * ahead of the clock.
 */
export async function bumpQueueTag(
  db: Database,
  chainId: string,
  safe: Address,
  now: number,
): Promise<void> {
  const newest = (
    table: typeof execution | typeof moduleTransaction | typeof approvedHash,
  ) => sql`coalesce((select max(${table.timestamp}) from ${table}
    where ${table.chainId} = ${chainId} and ${table.safe} = ${safe}), 0)`
  const onChain = sql`greatest(${newest(execution)},
    ${newest(moduleTransaction)}, ${newest(approvedHash)},
    coalesce((select ${chainTag.history} from ${chainTag}
      where ${chainTag.chainId} = ${chainId} and ${chainTag.safe} = ${safe}), 0))`
  await db
    .insert(queueTag)
    .values({
      chainId,
      safe,
      modified: sql`greatest(${now}::bigint, ${onChain} + 1000)`,
    })
    .onConflictDoUpdate({
      target: [queueTag.chainId, queueTag.safe],
      set: {
        modified: sql`greatest(excluded.modified, ${queueTag.modified} + 1000)`,
      },
    })
}
