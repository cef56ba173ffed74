import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../src/platform/db/Database.ts'

/** The drivers differ in how they hand over rows. */
const readRows = async (
  db: Database,
  query: SQL,
): Promise<readonly { name: string }[]> => {
  const result = (await db.execute(query)) as unknown
  return Array.isArray(result)
    ? result
    : (result as { rows: { name: string }[] }).rows
}

const listTables = async (db: Database): Promise<string[]> => {
  const rows = await readRows(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Reads the number of rows of every table, and a checksum. */
export async function createStateReader(
  db: Database,
  { without }: { without: readonly string[] },
): Promise<() => Promise<string>> {
  const tables = (await listTables(db)).filter(
    (name) => !without.includes(name),
  )
  const parts = tables.map((name) =>
    sql.raw(
      `select '${name}' as name, count(*)::text as number, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as content from "${name}" t`,
    ),
  )
  const query = sql.join(parts, sql` union all `)
  return async () => JSON.stringify(await readRows(db, query))
}
