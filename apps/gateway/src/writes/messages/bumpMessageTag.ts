import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { messageTag } from '../../platform/db/schema/messages.ts'

/** Marks a visible change of a safe's messages: clients compare whole seconds. */
export async function bumpMessageTag(
  db: Database,
  chainId: string,
  safe: Address,
  now: number,
): Promise<void> {
  await db
    .insert(messageTag)
    .values({ chainId, safe, modified: now })
    .onConflictDoUpdate({
      target: [messageTag.chainId, messageTag.safe],
      set: {
        modified: sql`greatest(excluded.modified, ${messageTag.modified} + 1000)`,
      },
    })
}
