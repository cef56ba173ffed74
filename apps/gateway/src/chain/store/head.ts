import { eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { indexer } from '../../platform/db/schema/chain.ts'
import { HeadConflictError } from '../chainErrors.ts'

/** Where the indexer stands on its chain. */
export interface Cursor {
  genesisHash: Hex
  head: number
  headHash: Hex
  /** Hashes of recent blocks up to the head, oldest first. */
  recent: readonly { number: number; hash: Hex }[]
}

/**
 * Locks the chain's row until the transaction ends, and makes sure that no
 * other gateway has moved it.
 *
 * @throws HeadConflictError
 */
export async function lockHead(
  tx: Database,
  chainId: string,
  expected: Hex | undefined,
): Promise<void> {
  const [row] = await tx
    .select({ headHash: indexer.headHash })
    .from(indexer)
    .where(eq(indexer.chainId, chainId))
    .for('update')
  if (row?.headHash !== expected) throw new HeadConflictError(chainId)
}

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
