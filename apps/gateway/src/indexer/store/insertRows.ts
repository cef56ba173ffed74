import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
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

/**
 * All rows travel as one JSON text: a statement with a parameter for every
 * field takes several times as long to build and to send.
 */
async function insertAll<table extends PgTable>(
  tx: Database,
  table: table,
  rows: readonly table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.entries(getTableColumns(table))
  const records = rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, column]) => [column.name, Reflect.get(row, key)]),
    ),
  )
  const text = JSON.stringify(records)
  await tx.execute(
    sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${text}::text::json) on conflict do nothing`,
  )
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
