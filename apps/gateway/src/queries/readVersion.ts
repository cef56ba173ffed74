import { and, eq } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../db/Database.ts'
import { indexer, queueTag } from '../db/schema.ts'

/**
 * Text that changes with everything that the lists of a safe are made of: the
 * chain's half of the store moves with the head's hash, in one transaction, and
 * each change of ours marks the queue.
 *
 * @returns undefined while the chain has not been indexed.
 */
export async function readVersion(
  db: Database,
  chainId: string,
  safe: Address,
): Promise<string | undefined> {
  const [row] = await db
    .select({
      head: indexer.head,
      headHash: indexer.headHash,
      modified: queueTag.modified,
    })
    .from(indexer)
    .leftJoin(
      queueTag,
      and(eq(queueTag.chainId, indexer.chainId), eq(queueTag.safe, safe)),
    )
    .where(eq(indexer.chainId, chainId))
  return row === undefined
    ? undefined
    : `${row.head} ${row.headHash} ${row.modified}`
}
