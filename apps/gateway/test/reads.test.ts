import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRoutes } from '../bench/readRoutes.ts'
import { seedGateway } from '../bench/seedLists.ts'
import { routes } from '../src/api/routes.ts'
import type { Database } from '../src/platform/db/Database.ts'
import { createApi } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'

/** Rows that the running transaction has read from tables. */
const rowsRead = async (tx: Database): Promise<number> => {
  const [row] = await tx
    .select({
      rows: sql<string>`sum(seq_tup_read + coalesce(idx_tup_fetch, 0))`,
    })
    .from(sql`pg_stat_xact_user_tables`)
  return Number(row?.rows)
}

const rpc = (method: string) =>
  method === 'eth_getBalance' ? '0x1' : `0x${'1'.padStart(64, '0')}`

describeOneStore('reads', (store) => {
  /** Those that read more rows than they may, however PostgreSQL plans. */
  const readTooMuch = async (length: number, planMode: string) => {
    const found: [string, number, number][] = []
    for (const { path, rows } of readRoutes) {
      const asked = path(length)
      await store.db.transaction(async (db) => {
        await db.execute(sql.raw(`set local plan_cache_mode = ${planMode}`))
        const before = await rowsRead(db)
        const { status } = await createApi({ db, rpc }).get(asked)
        const read = (await rowsRead(db)) - before
        if (status !== 200 || read > rows) found.push([asked, status, read])
      })
    }
    return found
  }

  test('behavior: the rows a read looks at do not grow with the safe', async () => {
    await seedGateway(store.db, 2_000)
    expect(await readTooMuch(2_000, 'force_custom_plan')).toEqual([])
    // PostgreSQL may keep one plan for all parameters after five executions.
    expect(await readTooMuch(2_000, 'force_generic_plan')).toEqual([])
  })
})

test('default: every read of a safe is measured', () => {
  const measured = new Set(readRoutes.map(({ route }) => route))
  const reads = routes.filter(
    ({ method, path }) => method === 'get' && path.includes('safe'),
  )
  expect(
    reads
      .map(({ path }) => path)
      .filter((path) => !measured.has(path))
      .sort(),
  ).toMatchInlineSnapshot(`
    [
      "/events/sse/:safeAddress",
      "/v1/chains/:chainId/safe-apps",
      "/v1/chains/:chainId/safes/:safeAddress/emails/:signerAddress",
      "/v1/chains/:chainId/safes/:safeAddress/events",
      "/v1/owners/:ownerAddress/safes",
      "/v2/chains/:chainId/notifications/devices/:uuid/safes/:safeAddress",
      "/v2/owners/:ownerAddress/safes",
      "/v3/owners/:ownerAddress/safes",
    ]
  `)
})
