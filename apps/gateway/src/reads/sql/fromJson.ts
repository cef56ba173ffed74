import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A row as `row_to_json` writes it. */
export type JsonRow = Readonly<Record<string, unknown>>

const known = new WeakMap<PgTable, readonly (readonly [string, string])[]>()

const columnsOf = (table: PgTable) => {
  const names =
    known.get(table) ??
    Object.entries(getTableColumns(table)).map(
      ([key, column]) => [key, column.name] as const,
    )
  known.set(table, names)
  return names
}

/** A table's row that came as JSON, within an answer of many tables. */
export const fromJson = <T extends PgTable>(
  table: T,
  row: JsonRow,
): T['$inferSelect'] => {
  const values: Record<string, unknown> = {}
  for (const [key, name] of columnsOf(table)) values[key] = row[name]
  return values as T['$inferSelect']
}
