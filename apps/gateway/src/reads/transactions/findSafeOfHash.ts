import { and, eq } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { execution } from '../../platform/db/schema/chain.ts'
import { multisigTransaction } from '../../platform/db/schema/proposals.ts'

/** The safe a transaction belongs to, proposed here or seen on chain. */
export async function findSafeOfHash(
  db: Database,
  chainId: string,
  safeTxHash: Hex,
): Promise<Address | undefined> {
  const [proposed] = await db
    .select({ safe: multisigTransaction.safe })
    .from(multisigTransaction)
    .where(
      and(
        eq(multisigTransaction.chainId, chainId),
        eq(multisigTransaction.safeTxHash, safeTxHash),
      ),
    )
  if (proposed !== undefined) return proposed.safe
  const [executed] = await db
    .select({ safe: execution.safe })
    .from(execution)
    .where(
      and(eq(execution.chainId, chainId), eq(execution.safeTxHash, safeTxHash)),
    )
  return executed?.safe
}
