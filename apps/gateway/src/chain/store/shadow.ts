import { eq, getTableColumns, gt, is } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Hex } from 'viem'
import {
  eventMaxAge,
  recordEvents,
  reindexedEvent,
} from '../../notifications/events/recordEvents.ts'
import type { Database } from '../../platform/db/Database.ts'
import * as chainSchema from '../../platform/db/schema/chain.ts'
import { indexTrouble, shadowOf } from '../../platform/db/schema/indexState.ts'
import { safeTotals } from '../../platform/db/schema/totals.ts'
import { bumpChainTagsAbove } from './bumpChainTags.ts'
import { readChainEvents } from './chainEvents.ts'
import { lockHead } from './head.ts'

const { backfill, chainTag } = chainSchema

/** Every table of the chain's half of the store, with its chain id column. */
const chainTables: readonly { table: PgTable; chainId: PgColumn }[] =
  Object.values(chainSchema).flatMap((table) => {
    if (!is(table, PgTable)) return []
    // Tags only ever grow and a chain is first read once: both outlive an index.
    if (table === chainTag || table === backfill) return []
    const { chainId } = getTableColumns<PgTable>(table)
    return chainId === undefined ? [] : { table, chainId }
  })

async function deleteRows(tx: Database, chainId: string): Promise<void> {
  for (const { table, chainId: column } of chainTables) {
    await tx.delete(table).where(eq(column, chainId))
  }
}

/** Rows that are kept beside a shadow index, and whose totals are all 0 by now. */
async function forgetTags(tx: Database, shadow: string): Promise<void> {
  await tx.delete(chainTag).where(eq(chainTag.chainId, shadow))
  await tx.delete(safeTotals).where(eq(safeTotals.chainId, shadow))
}

/** Deletes the shadow index of a chain, if there is one. */
export async function dropShadow(db: Database, chainId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteRows(tx, shadowOf(chainId))
    await forgetTags(tx, shadowOf(chainId))
  })
}

export interface AdoptShadow {
  chainId: string
  /** Head of the replaced index. */
  previousHash: Hex
  /** Head of the shadow index. */
  shadowHash: Hex
}

/**
 * Replaces the index of a chain by its shadow index, in one transaction.
 * Records that owners sent stay.
 *
 * @throws HeadConflictError when one of the two heads has moved.
 */
export async function adoptShadow(
  db: Database,
  { chainId, previousHash, shadowHash }: AdoptShadow,
): Promise<void> {
  const shadow = shadowOf(chainId)
  await db.transaction(async (tx) => {
    await lockHead(tx, chainId, previousHash)
    await lockHead(tx, shadow, shadowHash)
    await bumpChainTagsAbove(tx, chainId, -1)
    await deleteRows(tx, chainId)
    for (const { table, chainId: column } of chainTables) {
      await tx.update(table).set({ chainId }).where(eq(column, shadow))
    }
    await bumpChainTagsAbove(tx, chainId, -1)
    await forgetTags(tx, shadow)
    await tx.delete(indexTrouble).where(eq(indexTrouble.chainId, chainId))
    const now = Date.now()
    // Notifications about older blocks of a new index are of no use.
    const news = await readChainEvents(tx, chainId, ({ timestamp }) =>
      gt(timestamp, now - eventMaxAge),
    )
    await recordEvents(tx, [reindexedEvent(chainId), ...news], now)
  })
}
