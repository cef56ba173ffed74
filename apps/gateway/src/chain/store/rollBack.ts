import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Address, Hex } from 'viem'
import { revertEvents } from '../../notifications/events/recordEvents.ts'
import type { Database } from '../../platform/db/Database.ts'
import {
  approvedHash,
  blockTable,
  ethTransaction,
  execution,
  indexer,
  moduleTransaction,
  owner,
  safe,
  safeState,
  token,
  transfer,
} from '../../platform/db/schema/chain.ts'
import { bumpChainTagsAbove } from './bumpChainTags.ts'
import { readChainEvents } from './chainEvents.ts'
import { lockHead } from './head.ts'
import { historyChangesAbove, renewHistory } from './renewHistory.ts'

/** Tables with a row per thing that happened in a block. */
const blockTables = [
  ethTransaction,
  safe,
  safeState,
  execution,
  moduleTransaction,
  transfer,
  approvedHash,
] as const

/** Sets the owners of safes to those of their newest state. */
async function restoreOwners(
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

/**
 * Drops the transfers of safes whose creation was rolled back. They are older
 * than the fork, and their safe is gone.
 */
async function forgetSafes(
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

interface RollBack {
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
    const reverted = await readChainEvents(tx, chainId, ({ blockNumber }) =>
      gt(blockNumber, fork.number),
    )
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
    await revertEvents(tx, reverted, {
      chainId,
      safes: changed.map((row) => row.address),
      blockNumber: fork.number + 1,
    })
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
