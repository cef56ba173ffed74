import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Either store behind one type; also the type of a running transaction. */
export type Database = PgDatabase<PgQueryResultHKT>

/** `connecting` until the store answers. */
export type OpeningPhase = 'connecting' | 'migrating'

export interface DatabaseHandle {
  db: Database
  kind: 'pglite' | 'postgres'
  /** Checkpoints and closes, within two seconds. */
  close(): Promise<void>
}
