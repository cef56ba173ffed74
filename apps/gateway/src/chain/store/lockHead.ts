import { eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { indexer } from '../../platform/db/schema/chain.ts'
import { HeadConflictError } from '../chainErrors.ts'

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
