import { getTableName } from 'drizzle-orm'
import type { Database } from '../../../src/platform/db/Database.ts'
import {
  approvedHash,
  blockTable,
  ethTransaction,
  execution,
  historyEntry,
  indexer,
  moduleTransaction,
  owner,
  safe,
  safeState,
  token,
  transfer,
} from '../../../src/platform/db/schema/chain.ts'

const tables = [
  indexer,
  blockTable,
  ethTransaction,
  safe,
  safeState,
  owner,
  execution,
  moduleTransaction,
  transfer,
  approvedHash,
  token,
  historyEntry,
]

export type StoredRows = Record<string, readonly string[]>

/**
 * Everything the indexer has stored, in an order of its own, as text: two
 * stores with the same rows give the same value. The wall clock is left out.
 */
export async function readRows(db: Database): Promise<StoredRows> {
  const rows: Record<string, string[]> = {}
  for (const table of tables) {
    const found: object[] = await db.select().from(table)
    rows[getTableName(table)] = found
      .map((row) => JSON.stringify({ ...row, checkedAt: undefined }))
      .sort()
  }
  return rows
}
