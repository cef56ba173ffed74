import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/platform/db/openDatabase.ts'
import { queueTag } from '../src/platform/db/schema/proposals.ts'
import {
  createPostgres,
  type OwnPostgres,
  postgresBinaries,
} from './support/ownPostgres.ts'
import { seedIndex, treasury } from './support/seed.ts'
import {
  type SpawnedGateway,
  spawnGateway,
  writeChains,
} from './support/spawnGateway.ts'
import { type SilentProxy, startProxy } from './support/startProxy.ts'
import { waitFor } from './support/waitFor.ts'

const safe = `/v1/chains/1337/safes/${treasury.safe}`
const unavailable = { code: 503, message: 'Service unavailable' }
const notReady = {
  ...unavailable,
  status: 'KO',
  reason: 'The store does not answer.',
}

// Two seconds, and what a busy machine takes besides; who waits for the store
// waits until it speaks again.
const soon = 10_000

const timed = async (base: string, path: string) => {
  const began = performance.now()
  const response = await fetch(`${base}${path}`, {
    signal: AbortSignal.timeout(20_000),
  })
  const body: unknown = await response.json()
  return { status: response.status, body, ms: performance.now() - began }
}

const installed = postgresBinaries === undefined ? [] : [postgresBinaries]

describe.each(installed)('PostgreSQL of %s', (binaries) => {
  let server: OwnPostgres
  let proxy: SilentProxy
  let gateway: SpawnedGateway
  let base: string

  beforeAll(async () => {
    server = await createPostgres(binaries)
    const own = new URL(server.url)
    proxy = await startProxy(Number(own.port))
    own.port = String(proxy.port)
    // The gateway is there first.
    gateway = spawnGateway({
      DATABASE_URL: own.href,
      GATEWAY_CHAINS: writeChains(),
    })
    await sleep(1_000)
    await server.start()
    base = `http://127.0.0.1:${await gateway.listening}`
    // An empty index answers 503, too, once the store has been opened.
    await waitFor(
      () => timed(base, safe).then(({ body }) => body),
      (body) => JSON.stringify(body).includes('Not known yet'),
    )
    const store = await openDatabase({ url: server.url })
    await seedIndex(store.db)
    await store.close()
    await ready()
  }, 120_000)
  afterEach(() => proxy.pass())
  afterAll(async () => {
    gateway?.process.kill('SIGKILL')
    await proxy?.close()
    await server?.dispose()
  })

  const ready = () =>
    waitFor(
      () => timed(base, safe).then(({ status }) => status),
      (status) => status === 404,
    )

  const connections = async () => {
    const own = postgres(server.url, { max: 1 })
    const [row] = await own`select count(*)::int as count from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`
    await own.end()
    return Number(row?.['count'])
  }

  const load = (count: number, path = safe) =>
    Promise.all(Array.from({ length: count }, () => timed(base, path)))

  test('default: stopped and started again', async () => {
    await ready()
    expect(new Set((await load(40)).map(({ status }) => status))).toEqual(
      new Set([404]),
    )
    const metrics = async () =>
      (await (await fetch(`${base}/metrics`)).text()).split('\n')
    await waitFor(
      metrics,
      (lines) => lines.includes('gateway_leader 1'),
      10_000,
    )
    await server.stop()
    for (let round = 0; round < 5; round += 1) {
      for (const { status, body, ms } of await load(20)) {
        expect([status, body]).toEqual([503, unavailable])
        expect(ms).toBeLessThan(soon)
      }
      await sleep(300)
    }
    const { status, body, ms } = await timed(base, '/health/ready')
    expect([status, body]).toEqual([503, notReady])
    expect(ms).toBeLessThan(soon)
    expect((await timed(base, '/health/live')).status).toBe(200)
    expect((await timed(base, '/v1/chains')).status).toBe(200)
    expect(await metrics()).toContain('gateway_store_up 0')
    await server.start()
    const began = performance.now()
    await ready()
    expect(performance.now() - began).toBeLessThan(soon)
    expect((await timed(base, safe)).status).toBe(404)
  }, 120_000)

  test('behavior: silent, it is given up in two seconds, and no connection leaks', async () => {
    await ready()
    for (let round = 0; round < 3; round += 1) {
      await load(40)
      proxy.hold()
      // More than there are connections, and some more when it is known.
      const first = await load(40)
      const second = await load(40)
      for (const { status, body, ms } of [...first, ...second]) {
        expect([status, body]).toEqual([503, unavailable])
        expect(ms).toBeLessThan(soon)
      }
      expect((await timed(base, '/health/ready')).body).toEqual(notReady)
      expect((await timed(base, '/health/live')).status).toBe(200)
      proxy.pass()
      await ready()
      const statuses = (await load(40)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([404]))
      // The pool's, the watch's and the leader's.
      expect(
        await waitFor(connections, (count) => count <= 12),
      ).toBeGreaterThan(0)
    }
  }, 180_000)

  test('behavior: stops in two seconds while the server is silent', async () => {
    await ready()
    proxy.hold()
    const began = performance.now()
    gateway.process.kill('SIGTERM')
    expect(await gateway.ended).toBe(0)
    expect(performance.now() - began).toBeLessThan(soon)
  }, 60_000)
})

describe.each(installed)('connections of %s', (binaries) => {
  test('behavior: a transaction ends with its connection, and the process keeps running', async () => {
    const server = await createPostgres(binaries)
    await server.start()
    const { db, close } = await openDatabase({ url: server.url })
    const row = (chainId: string) =>
      ({ chainId, safe: '0xA', modified: 1 }) as const
    const own = postgres(server.url, { max: 1 })
    const end = () => own`select pg_terminate_backend(pid)
      from pg_stat_activity where query like '%queue_tag%' and pid <> pg_backend_pid()`
    const late: Promise<unknown>[] = []
    const lost = db.transaction(async (tx) => {
      await tx.insert(queueTag).values(row('1'))
      await end()
      await sleep(300)
      // By now the driver has another connection for it.
      const writing = tx.insert(queueTag).values(row('2')).execute()
      late.push(writing)
      await writing
    })
    await expect(lost).rejects.toThrow()
    await waitFor(
      () => late.length,
      (count) => count > 0,
    )
    await expect(late[0]).rejects.toThrow()
    // Two levels at once, in the middle of a query.
    const nested = db.transaction((tx) =>
      tx.transaction(async (inner) => {
        await inner.insert(queueTag).values(row('3'))
        const asleep = inner.execute(sql`select pg_sleep(10) /* queue_tag */`)
        await sleep(100)
        await end()
        await asleep
      }),
    )
    await expect(nested).rejects.toThrow()
    // A failing statement is still rolled back.
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(queueTag).values(row('4'))
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    await db.transaction((tx) => tx.insert(queueTag).values(row('5')))
    const rows = await waitFor(
      () => db.select().from(queueTag),
      (found) => found.length > 0,
    )
    expect(rows).toEqual([row('5')])
    await own.end()
    await close()
    await server.dispose()
  }, 60_000)
})

test('behavior: waits for an unreachable server until it is aborted', async () => {
  const phases: string[] = []
  const opening = openDatabase({
    url: 'postgres://nobody@127.0.0.1:1/none',
    signal: AbortSignal.timeout(1_300),
    onPhase: (phase) => phases.push(phase),
  })
  await expect(opening).rejects.toThrow('ECONNREFUSED')
  expect(phases.length).toBeGreaterThan(1)
  expect(new Set(phases)).toEqual(new Set(['connecting']))
})
