import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/Database.ts'
import { noteRead } from './countReads.ts'

type Run = (values: Record<string, unknown>) => Promise<{ json: string }[]>

let counter = 0

/**
 * A statement whose answer is one JSON value, planned once per connection: the
 * whole page of a list in one look at one state of the store. A round trip to
 * PGlite takes as long as the reading itself.
 *
 * @param statement selects one value; `sql.placeholder` for parameters.
 */
export function preparedJson<T>(
  statement: SQL,
): (db: Database, values: Record<string, unknown>) => Promise<T> {
  const name = `list_${++counter}`
  const prepared = new WeakMap<Database, Run>()
  const prepare = (db: Database): Run => {
    const query = db
      .select({ json: sql<string>`page.json::text` })
      .from(sql`(${statement}) as page(json)`)
      .prepare(name)
    return (values) => query.execute(values)
  }
  return async (db, values) => {
    const store = noteRead(db)
    const run = prepared.get(store) ?? prepare(store)
    prepared.set(store, run)
    const [row] = await run(values)
    return JSON.parse(row?.json ?? 'null') as T
  }
}
