import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { holdLeadership } from '../src/main/holdLeadership.ts'
import type { Database } from '../src/platform/db/Database.ts'
import { type Fence, fenceWrites } from '../src/platform/db/fenceWrites.ts'
import { queueTag } from '../src/platform/db/schema/proposals.ts'
import { createInstance } from '../src/platform/instance.ts'
import { openFresh } from './support/describeStores.ts'
import { startProxy } from './support/startProxy.ts'

const url = process.env['TEST_DATABASE_URL']
const servers = url === undefined ? [] : [url]

interface Timing {
  interval?: number
  duration?: number
}

/** Leads a term at a time, and notes when. */
const createCandidate = (
  server: string,
  { interval = 50, duration = 60_000 }: Timing = {},
) => {
  const controller = new AbortController()
  const state: { leading: boolean; terms: number; fences: Fence[] } = {
    leading: false,
    terms: 0,
    fences: [],
  }
  const done = holdLeadership({
    url: server,
    instance: createInstance(),
    interval,
    duration,
    signal: controller.signal,
    lead: async ({ signal, fence }) => {
      state.leading = true
      state.terms += 1
      state.fences.push(fence)
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      state.leading = false
    },
  })
  return {
    state,
    stop: () => {
      controller.abort()
      return done
    },
  }
}

/** Writes as the leader does. */
const write = (db: Database, fence: Fence, pause?: () => Promise<void>) =>
  fenceWrites(db, fence).transaction(async (tx) => {
    await pause?.()
    await tx.insert(queueTag).values({ chainId: '1', safe: '0xA', modified: 5 })
  })

const leads = ({ state }: ReturnType<typeof createCandidate>) =>
  expect.poll(() => state.leading).toBe(true)

test('behavior: waits for a server that is away, and stops at once', async () => {
  const { state, stop } = createCandidate('postgres://nobody@127.0.0.1:1/none')
  await stop()
  expect(state.terms).toBe(0)
})

test.each(servers)(
  'default: one of two leads, and the next when it stops',
  async (server) => {
    const { db, url: own, close } = await openFresh(server)
    const first = createCandidate(own)
    await leads(first)
    const second = createCandidate(own)
    await first.stop()
    expect(first.state).toMatchObject({ leading: false, terms: 1 })
    await leads(second)
    expect(await db.execute(sql`select token::int from lease`)).toEqual([
      { token: 2 },
    ])
    await second.stop()
    await close()
  },
)

test.each(servers)(
  'behavior: the next leads at once when the session of the leader ends',
  async (server) => {
    const { db, url: own, close } = await openFresh(server)
    // The leader loses its server and does not come back.
    const { port } = new URL(own)
    const proxy = await startProxy(Number(port))
    const proxied = new URL(own)
    proxied.port = String(proxy.port)
    const first = createCandidate(proxied.href)
    await leads(first)
    const second = createCandidate(own)
    proxy.hold()
    await db.execute(sql`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and classid = 7461002`)
    await leads(second)
    await Promise.all([first.stop(), second.stop()])
    await proxy.close()
    await close()
  },
)

test.each(servers)(
  'behavior: the next leads when the leader freezes in a transaction',
  async (server) => {
    const { db, url: own, close } = await openFresh(server)
    const { port } = new URL(own)
    const proxy = await startProxy(Number(port))
    const proxied = new URL(own)
    proxied.port = String(proxy.port)
    const first = createCandidate(proxied.href, { duration: 1_000 })
    await leads(first)
    const [fence] = first.state.fences
    if (fence === undefined) throw new Error('The first did not lead.')
    const { promise: woken, resolve: wake } = Promise.withResolvers<void>()
    const { promise: frozen, resolve: freeze } = Promise.withResolvers<void>()
    const writing = write(db, fence, async () => {
      freeze()
      await woken
    })
    // Rejected as soon as the server ends the transaction.
    writing.catch(() => undefined)
    await frozen
    proxy.hold()
    const second = createCandidate(own, { duration: 1_000 })
    await leads(second)
    wake()
    await expect(writing).rejects.toThrow()
    expect(await db.select().from(queueTag)).toEqual([])
    // The first gets no answer, so it stops by its own clock.
    await expect.poll(() => first.state.leading).toBe(false)
    proxy.pass()
    await Promise.all([first.stop(), second.stop()])
    await proxy.close()
    await close()
  },
)

test.each(servers)(
  'behavior: a replaced leader fails to write',
  async (server) => {
    const { db, url: own, close } = await openFresh(server)
    const first = createCandidate(own)
    await leads(first)
    const [old] = first.state.fences
    if (old === undefined) throw new Error('The first did not lead.')
    await write(db, old)
    await db.execute(sql`update lease set token = token + 1`)
    await expect(write(db, old)).rejects.toThrow('Another gateway leads now.')
    // The refusal ends the term: the next has the current token.
    await expect.poll(() => first.state.terms).toBe(2)
    await first.stop()
    await close()
  },
)
