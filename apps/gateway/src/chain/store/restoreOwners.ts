import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import { owner, safeState } from '../../platform/db/schema/chain.ts'

/** Sets the owners of safes to those of their newest state. */
export async function restoreOwners(
  tx: Database,
  chainId: string,
  safes: readonly Address[],
): Promise<void> {
  if (safes.length === 0) return
  await tx
    .delete(owner)
    .where(and(eq(owner.chainId, chainId), inArray(owner.safe, [...safes])))
  const states = await tx
    .selectDistinctOn([safeState.safe], {
      safe: safeState.safe,
      owners: safeState.owners,
    })
    .from(safeState)
    .where(
      and(eq(safeState.chainId, chainId), inArray(safeState.safe, [...safes])),
    )
    .orderBy(safeState.safe, desc(safeState.blockNumber))
  const rows = states.flatMap((state) =>
    state.owners.map((account) => ({
      chainId,
      safe: state.safe,
      owner: account,
    })),
  )
  if (rows.length > 0) await tx.insert(owner).values(rows)
}
