import type { PGlite } from '@electric-sql/pglite'

const interval = 10_000

/**
 * Analyzes tables that have changed much, as autovacuum does on a server:
 * PGlite lacks it, and without statistics PostgreSQL reads and sorts whole
 * lists of a safe that has most of the rows.
 *
 * @returns Function that stops it.
 */
export function keepStatistics(
  client: PGlite,
  { every = interval }: { every?: number } = {},
): () => void {
  const analyzeChanged = async () => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(s.relname) as name
      from pg_stat_user_tables as s join pg_class as c on c.oid = s.relid
      where s.schemaname = 'public'
        and s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`,
    )
    // One at a time: others have their turn in between.
    for (const { name } of rows) await client.exec(`analyze ${name}`)
  }
  let running = false
  const timer = setInterval(() => {
    if (running) return
    running = true
    // Other code reports a store that is closed or full.
    analyzeChanged()
      .catch(() => undefined)
      .finally(() => {
        running = false
      })
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
