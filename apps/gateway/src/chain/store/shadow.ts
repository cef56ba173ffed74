import { and, eq, getTableColumns, gt, is, type SQL } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Hex } from 'viem'
import { recordEvents } from '../../notifications/events/recordEvents.ts'
import type { Database } from '../../platform/db/Database.ts'
import * as chainSchema from '../../platform/db/schema/chain.ts'
import { indexTrouble, shadowOf } from '../../platform/db/schema/indexState.ts'
import { safeTotals } from '../../platform/db/schema/totals.ts'
import type { Rows } from '../replay/Rows.ts'
import { bumpChainTagsAbove } from './bumpChainTags.ts'
import { chainEvents } from './chainEvents.ts'
import { lockHead } from './head.ts'

const { backfill, chainTag } = chainSchema
/** Notifications about older blocks of a new index are of no use. */
const eventMaxAge = 3_600_000

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

/** Events of the last hour in a new index. */
async function readNews(tx: Database, chainId: string, since: number) {
  const { execution, moduleTransaction, transfer } = chainSchema
  const isNew = (table: { chainId: PgColumn; timestamp: PgColumn }) =>
    and(eq(table.chainId, chainId), gt(table.timestamp, since)) as SQL
  const rows: Pick<Rows, 'executions' | 'moduleTransactions' | 'transfers'> = {
    executions: await tx.select().from(execution).where(isNew(execution)),
    moduleTransactions: await tx
      .select()
      .from(moduleTransaction)
      .where(isNew(moduleTransaction)),
    transfers: await tx.select().from(transfer).where(isNew(transfer)),
  }
  return chainEvents(rows)
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
    await recordEvents(tx, await readNews(tx, chainId, now - eventMaxAge), now)
  })
}
