import { and, eq, gt, sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import type { Database } from '../../platform/db/Database.ts'
import {
  blockTable,
  indexer,
  safe,
  safeState,
  token,
  transfer,
} from '../../platform/db/schema/chain.ts'
import { bumpChainTagsAbove } from './bumpChainTags.ts'
import { blockTables } from './chainTables.ts'
import { forgetSafes } from './forgetSafes.ts'
import { lockHead } from './lockHead.ts'
import { historyChangesAbove, renewHistory } from './renewHistory.ts'
import { restoreOwners } from './restoreOwners.ts'

export interface RollBack {
  chainId: string
  /** Head to give up. */
  previousHash: Hex
  /** Newest block that is still part of the chain. */
  fork: { number: number; hash: Hex }
  /** Newest block of the node. */
  chainHead: number
}

/**
 * Takes back every block above the fork. Records that owners sent stay: the
 * status of a queued transaction follows from the remaining rows.
 */
export async function rollBack(
  db: Database,
  { chainId, previousHash, fork, chainHead }: RollBack,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHead(tx, chainId, previousHash)
    const gone = await tx
      .select({ address: safe.address })
      .from(safe)
      .where(and(eq(safe.chainId, chainId), gt(safe.blockNumber, fork.number)))
    const changed = await tx
      .selectDistinct({ address: safeState.safe })
      .from(safeState)
      .where(
        and(
          eq(safeState.chainId, chainId),
          gt(safeState.blockNumber, fork.number),
        ),
      )
    await bumpChainTagsAbove(tx, chainId, fork.number)
    const listed = await historyChangesAbove(tx, chainId, fork.number)
    for (const table of blockTables) {
      await tx
        .delete(table)
        .where(
          and(eq(table.chainId, chainId), gt(table.blockNumber, fork.number)),
        )
    }
    const above = gt(blockTable.number, fork.number)
    await tx
      .delete(blockTable)
      .where(and(eq(blockTable.chainId, chainId), above))
    await forgetSafes(
      tx,
      chainId,
      gone.map((row) => row.address),
    )
    await renewHistory(tx, chainId, [
      ...listed,
      ...gone.map(({ address }) => ({ safe: address, since: 0 })),
    ])
    await restoreOwners(
      tx,
      chainId,
      changed.map((row) => row.address),
    )
    await tx
      .delete(token)
      .where(
        and(
          eq(token.chainId, chainId),
          sql`not exists (select 1 from ${transfer} where ${transfer.chainId} = ${token.chainId} and ${transfer.token} = ${token.address})`,
        ),
      )
    const [head] = await tx
      .select({ timestamp: blockTable.timestamp })
      .from(blockTable)
      .where(
        and(
          eq(blockTable.chainId, chainId),
          eq(blockTable.number, fork.number),
        ),
      )
    await tx
      .update(indexer)
      .set({
        head: fork.number,
        headHash: fork.hash,
        headTimestamp: head?.timestamp ?? 0,
        chainHead,
        checkedAt: Date.now(),
      })
      .where(eq(indexer.chainId, chainId))
  })
}
