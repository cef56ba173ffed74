import { and, eq } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { execution } from '../../platform/db/schema/chain.ts'
import { RefusalError } from '../../platform/errors/RefusalError.ts'

/**
 * @throws RefusalError `invalid` when the transaction, or another with its
 * nonce, has executed.
 */
export async function refuseExecuted(
  db: Database,
  chainId: string,
  safe: Address,
  { safeTxHash, nonce }: { safeTxHash: Hex; nonce: number },
): Promise<void> {
  const rows = await db
    .select({ hash: execution.safeTxHash, txHash: execution.txHash })
    .from(execution)
    .where(
      and(
        eq(execution.chainId, chainId),
        eq(execution.safe, safe),
        eq(execution.nonce, nonce),
      ),
    )
  const same = rows.find((row) => row.hash === safeTxHash)
  if (same !== undefined) {
    throw new RefusalError(
      'invalid',
      `Tx with safe-tx-hash=${safeTxHash} for safe=${safe} was already executed in tx-hash=${same.txHash}`,
    )
  }
  const [other] = rows
  if (other !== undefined) {
    throw new RefusalError(
      'invalid',
      `Tx with nonce=${nonce} for safe=${safe} already executed in tx-hash=${other.txHash}`,
    )
  }
}
