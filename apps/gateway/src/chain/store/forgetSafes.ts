import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  approvedHash,
  ethTransaction,
  execution,
  moduleTransaction,
  safe,
  transfer,
} from '../../platform/db/schema/chain.ts'

/**
 * Drops the transfers of safes whose creation was rolled back. They are older
 * than the fork, and their safe is gone.
 */
export async function forgetSafes(
  tx: Database,
  chainId: string,
  safes: readonly Address[],
): Promise<void> {
  if (safes.length === 0) return
  const removed = await tx
    .delete(transfer)
    .where(
      and(eq(transfer.chainId, chainId), inArray(transfer.safe, [...safes])),
    )
    .returning({ txHash: transfer.txHash })
  if (removed.length === 0) return
  const hashes = [...new Set(removed.map(({ txHash }) => txHash))]
  const unused = [
    safe,
    execution,
    moduleTransaction,
    transfer,
    approvedHash,
  ].map(
    (table) =>
      sql`not exists (select 1 from ${table} where ${table.chainId} = ${ethTransaction.chainId} and ${table.txHash} = ${ethTransaction.hash})`,
  )
  await tx
    .delete(ethTransaction)
    .where(
      and(
        eq(ethTransaction.chainId, chainId),
        inArray(ethTransaction.hash, hashes),
        ...unused,
      ),
    )
}
