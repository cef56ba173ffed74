import { and, eq, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { getAddress } from 'viem'
import type { Database } from '../../db/Database.ts'
import {
  approvedHash,
  ethTransaction,
  execution,
  moduleTransaction,
  owner,
  safe,
  safeState,
  token,
  transfer,
} from '../../db/schema.ts'
import type { Rows } from '../replay/Rows.ts'

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const mostParameters = 60_000

async function insertAll<table extends PgTable>(
  tx: Database,
  table: table,
  rows: readonly table['$inferInsert'][],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length
  const step = Math.max(1, Math.floor(mostParameters / Math.max(1, columns)))
  for (let at = 0; at < rows.length; at += step) {
    const part = rows.slice(at, at + step)
    await tx.insert(table).values(part).onConflictDoNothing()
  }
}

/** Adds rows; those that are there already stay as they are. */
export async function insertRows(
  tx: Database,
  chainId: string,
  rows: Rows,
): Promise<void> {
  await insertAll(tx, ethTransaction, rows.ethTransactions)
  await insertAll(tx, safe, rows.safes)
  await insertAll(tx, safeState, rows.safeStates)
  await insertAll(tx, execution, rows.executions)
  await insertAll(tx, moduleTransaction, rows.moduleTransactions)
  await insertAll(tx, transfer, rows.transfers)
  await insertAll(tx, approvedHash, rows.approvedHashes)
  await insertAll(tx, token, rows.tokens)
  await replaceOwners(tx, chainId, rows)
}

async function replaceOwners(
  tx: Database,
  chainId: string,
  { changed }: Rows,
): Promise<void> {
  const safes = [...changed.keys()].map((address) => getAddress(address))
  if (safes.length === 0) return
  await tx
    .delete(owner)
    .where(and(eq(owner.chainId, chainId), inArray(owner.safe, safes)))
  const rows = [...changed].flatMap(([address, { owners }]) =>
    owners.map((account) => ({
      chainId,
      safe: getAddress(address),
      owner: account,
    })),
  )
  await insertAll(tx, owner, rows)
}
