import { once } from 'node:events'
import { connect } from 'node:net'
import { gt } from 'drizzle-orm'
import type { Hex } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readChainEvents } from '../src/chain/store/chainEvents.ts'
import {
  recordEvents,
  reindexedEvent,
  revertEvents,
} from '../src/notifications/events/recordEvents.ts'
import { createEventStreams } from '../src/notifications/live/createEventStreams.ts'
import { pruneEvents } from '../src/notifications/live/eventOrder.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import type { EventRecord } from '../src/platform/db/schema/EventRecord.ts'
import {
  eventClock,
  safeEvent,
} from '../src/platform/db/schema/notifications.ts'
import { multisigTransaction } from '../src/platform/db/schema/proposals.ts'
import { describeOneStore, openFresh } from './support/describeStores.ts'
import { alice, bob, proposal } from './support/people.ts'
import {
  type EventReader,
  readFrames,
  readStream,
} from './support/readStream.ts'
import {
  chainId,
  hashOf,
  seedExecution,
  seedSafe,
  treasury,
} from './support/seed.ts'
import { spawnGateway, writeChains } from './support/spawnGateway.ts'
import { startServer } from './support/startServer.ts'
import { waitFor } from './support/waitFor.ts'

const place = `/v1/chains/1337/safes/${treasury.safe}/events`
const service = `/events/sse/${treasury.safe}`
const proposePath = `/v1/chains/1337/transactions/${treasury.safe}/propose`

const silent = { info: () => undefined, error: () => undefined }

const confirmed = (
  hash: Hex,
  more: Partial<EventRecord> = {},
): EventRecord => ({
  ...treasury,
  type: 'CONFIRMED',
  key: `${hash}:${alice.address}`,
  details: { safeTxHash: hash, owner: alice.address },
  occurred: Date.now(),
  ...more,
})

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

type Server = Awaited<ReturnType<typeof startServer>>

describeOneStore('streams of events', (store) => {
  const servers: Server[] = []
  const readers: EventReader[] = []
  beforeEach(() => seedSafe(store.db))
  afterEach(async () => {
    for (const reader of readers.splice(0)) reader.close()
    await Promise.all(servers.splice(0).map((server) => server.close()))
  })

  const start = async (environment: Record<string, string> = {}) => {
    const config = loadConfig({ GATEWAY_PORT: '0', ...environment })
    const server = await startServer({ db: store.db, config })
    servers.push(server)
    return server
  }
  const read = async (url: string, lastEventId?: string) => {
    const reader = await readStream(
      url,
      lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId },
    )
    readers.push(reader)
    return reader
  }
  const record = (...events: EventRecord[]) =>
    store.db.transaction((tx) => recordEvents(tx, events, Date.now()))

  test('default: a proposal and its confirmation reach both kinds of streams', async () => {
    const { url } = await start()
    const own = await read(url + place)
    const other = await read(url + service)
    expect(await own.next()).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{12}-\d+$/),
      event: 'ready',
      data: {},
    })
    expect(own.response.headers.get('content-type')).toBe('text/event-stream')
    expect(own.response.headers.get('cache-control')).toBe(
      'no-store, no-transform',
    )
    expect(own.response.headers.get('x-accel-buffering')).toBe('no')
    expect(await other.next()).toEqual({ id: expect.any(String) })
    const body = await proposal(treasury, { to: bob.address, nonce: 5 }, alice)
    expect((await post(url + proposePath, body)).status).toBe(200)
    const common = {
      chainId,
      address: treasury.safe,
      timestamp: expect.any(Number),
      safeTxHash: body.safeTxHash,
    }
    const pending = {
      ...common,
      type: 'PENDING_MULTISIG_TRANSACTION',
      to: bob.address,
      data: null,
    }
    const signed = { ...common, type: 'NEW_CONFIRMATION', owner: alice.address }
    const frame = { id: expect.any(String), event: 'change' }
    expect([await own.next(), await own.next()]).toEqual([
      { ...frame, data: pending },
      { ...frame, data: signed },
    ])
    const { event: _, ...message } = frame
    expect([await other.next(), await other.next()]).toEqual([
      { ...message, data: pending },
      { ...message, data: signed },
    ])
  })

  test('behavior: data comes with a proposal up to 8 KB, and no call after its deletion', async () => {
    const { url } = await start()
    const reader = await read(url + place)
    await reader.next()
    const propose = async (data: Hex, nonce: number) => {
      const body = await proposal(
        treasury,
        { to: bob.address, data, nonce },
        alice,
      )
      expect((await post(url + proposePath, body)).status).toBe(200)
      const { data: event } = await reader.next()
      await reader.next()
      return event
    }
    expect(await propose('0x1234', 5)).toMatchObject({ data: '0x1234' })
    const long = await propose(`0x${'12'.repeat(8_192)}`, 6)
    expect(long).toMatchObject({ to: bob.address })
    expect(long).not.toHaveProperty('data')
    const { id } = await (await read(url + place)).next()
    await store.db.delete(multisigTransaction)
    const back = await read(url + place, id?.replace(/-\d+$/, '-0'))
    await back.next()
    const { data: gone } = await back.next()
    expect(gone).toMatchObject({ type: 'PENDING_MULTISIG_TRANSACTION' })
    for (const name of ['to', 'data', 'executor']) {
      expect(gone).not.toHaveProperty(name)
    }
  })

  test('behavior: a stream has the events of its safe alone, each once', async () => {
    const { url } = await start()
    const reader = await read(url + place)
    await reader.next()
    await record(confirmed(hashOf('a'), { safe: bob.address }))
    await record(confirmed(hashOf('a'), { chainId: '2021' }))
    await record(confirmed(hashOf('a')))
    await record(confirmed(hashOf('a')))
    await record(confirmed(hashOf('b')))
    for (const name of ['a', 'b']) {
      expect(await reader.next()).toMatchObject({
        data: { safeTxHash: hashOf(name) },
      })
    }
  })

  test('behavior: Last-Event-ID brings the missed events, also from another process', async () => {
    const { url } = await start()
    const { url: otherUrl } = await start()
    const first = await read(url + place)
    await first.next()
    await record(confirmed(hashOf('a')))
    const { id } = await first.next()
    first.close()
    await record(confirmed(hashOf('b')), confirmed(hashOf('c')))
    const second = await read(otherUrl + place, id)
    expect(await second.next()).toMatchObject({ event: 'ready' })
    for (const name of ['b', 'c']) {
      expect(await second.next()).toMatchObject({
        event: 'change',
        data: { safeTxHash: hashOf(name) },
      })
    }
    await record(confirmed(hashOf('d')))
    expect(await second.next()).toMatchObject({
      data: { safeTxHash: hashOf('d') },
    })
  })

  test.each([
    ['an id of another store', () => 'ffffffffffff-1'],
    ['an id from the future', (id: string) => id.replace(/-\d+$/, '-999999')],
    ['an id that is none', () => "1'; drop table safe_event"],
    ['a number', () => '1'],
  ])('error: %s is answered by reset', async (_, change) => {
    const { url } = await start()
    await record(confirmed(hashOf('a')))
    const { id = '' } = await (await read(url + place)).next()
    const reader = await read(url + place, change(id))
    expect(await reader.next()).toMatchObject({ event: 'ready' })
    expect(await reader.next()).toEqual({ id, event: 'reset', data: {} })
    await record(confirmed(hashOf('b')))
    expect(await reader.next()).toMatchObject({ event: 'change' })
  })

  test('error: an id whose successors were pruned is answered by reset', async () => {
    const { url } = await start()
    const { id } = await (await read(url + place)).next()
    await record(confirmed(hashOf('a')), confirmed(hashOf('b')))
    await (await read(url + place)).next()
    await pruneEvents(store.db, Date.now() + 1_000)
    expect(await store.db.select().from(safeEvent)).toEqual([])
    const reader = await read(url + place, id)
    await reader.next()
    expect(await reader.next()).toMatchObject({ event: 'reset' })
  })

  test('error: more missed events than a replay holds are answered by reset', async () => {
    const { url } = await start()
    const { id } = await (await read(url + place)).next()
    const many = Array.from({ length: 501 }, (_, n) =>
      confirmed(hashOf(`${n}`)),
    )
    await record(...many)
    const reader = await read(url + place, id)
    await reader.next()
    expect(await reader.next()).toMatchObject({ event: 'reset' })
  })

  test('behavior: a reorg is told after its events, and the events once more', async () => {
    const { url } = await start()
    const executed = hashOf('executed')
    await seedExecution(store.db, {
      safeTxHash: executed,
      signatures: '0x',
    })
    const events = await readChainEvents(store.db, chainId, ({ blockNumber }) =>
      gt(blockNumber, 0),
    )
    const found = events.find(({ type }) => type === 'EXECUTED')
    if (found === undefined) throw new Error('No execution was seeded.')
    const event = { ...found, occurred: Date.now() }
    const reader = await read(url + place)
    await reader.next()
    await record(event)
    const types = [(await reader.next()).data]
    await store.db.transaction((tx) =>
      revertEvents(tx, [event], { chainId, safes: [], blockNumber: 12 }),
    )
    await record(event)
    await record(event)
    await record(confirmed(hashOf('last')))
    for (let n = 0; n < 3; n += 1) types.push((await reader.next()).data)
    expect(types).toMatchObject([
      {
        type: 'EXECUTED_MULTISIG_TRANSACTION',
        safeTxHash: executed,
        failed: 'false',
        isFailed: false,
        to: treasury.safe,
        data: null,
        executor: bob.address,
      },
      { type: 'REORG_DETECTED', blockNumber: 12, address: treasury.safe },
      { type: 'EXECUTED_MULTISIG_TRANSACTION', safeTxHash: executed },
      { type: 'NEW_CONFIRMATION' },
    ])
  })

  test('behavior: an index that was read anew resets the streams of its chain', async () => {
    const { url } = await start()
    const reader = await read(url + place)
    await reader.next()
    await record(reindexedEvent(chainId))
    expect(await reader.next()).toMatchObject({ event: 'reset' })
  })

  test('behavior: comments keep a stream open, and a stop ends it', async () => {
    const server = await start()
    const reader = await read(server.url + place)
    await reader.next()
    await Promise.all([reader.ended, server.close()])
    servers.length = 0
  })

  test('error: HEAD requests leave no stream open', async () => {
    const { url } = await start({ GATEWAY_STREAMS: '2' })
    for (const path of [place, service, place, service]) {
      const head = await fetch(url + path, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      expect(head.headers.get('content-type')).toBe('text/event-stream')
    }
    const metrics = await (await fetch(`${url}/metrics`)).text()
    expect(metrics).toMatch(/^gateway_event_streams 0$/m)
    const reader = await read(url + place)
    expect(await reader.next()).toMatchObject({ event: 'ready' })
  })

  test('behavior: an event of the moment in which a stream resumes comes once', async () => {
    const live = createEventStreams({
      ...{ db: store.db, log: silent, databaseUrl: undefined },
      ...{ mostStreams: 2, mostOfClient: 2 },
    })
    const open = async (lastEventId: string | undefined) => {
      const body = await live.open({
        ...{ dialect: 'own', chainIds: [chainId], safe: treasury.safe },
        ...{ lastEventId, network: 'one', cut: () => undefined },
      })
      if (typeof body === 'string') throw new Error(body)
      return readFrames(new Response(body))
    }
    const first = await open(undefined)
    const { id: began } = await first.next()
    // The first stream makes the next look send what it finds.
    await record(confirmed(hashOf('a')), confirmed(hashOf('b')))
    const second = await open(began)
    const { id: ready } = await second.next()
    await record(confirmed(hashOf('c')))
    const ids: (string | undefined)[] = []
    for (const name of ['a', 'b', 'c']) {
      const { id, data } = await second.next()
      expect(data).toMatchObject({ safeTxHash: hashOf(name) })
      ids.push(id)
    }
    expect(ids[1]).toBe(ready)
    await live.close()
    await Promise.all([first.ended, second.ended])
    await expect(second.next()).rejects.toThrow('ended')
  })

  test('error: more streams than one client, or the process, may have', async () => {
    const { url } = await start({
      GATEWAY_STREAMS: '3',
      GATEWAY_STREAMS_OF_CLIENT: '2',
      GATEWAY_TRUSTED_PROXIES: '127.0.0.1',
    })
    const from = (address: string) =>
      readStream(url + place, { 'x-forwarded-for': address })
    readers.push(await from('192.0.2.1'), await from('192.0.2.1'))
    await expect(from('192.0.2.1')).rejects.toThrow('429')
    readers.push(await from('192.0.2.2'))
    await expect(from('192.0.2.3')).rejects.toThrow('503')
    readers[0]?.close()
    const again = await waitFor(
      () => from('192.0.2.3').catch(() => undefined),
      (reader) => reader !== undefined,
    )
    if (again !== undefined) readers.push(again)
  })

  test('error: a reader that does not read is cut off, and resumes', async () => {
    const server = await start()
    const { port } = new URL(server.url)
    const reader = await read(server.url + place)
    const { id } = await reader.next()
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`GET ${place} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await once(socket, 'data')
    socket.pause()
    const closed = once(socket, 'close')
    const metrics = async () => (await fetch(`${server.url}/metrics`)).text()
    let sent = 0
    for (;;) {
      const page = Array.from({ length: 100 }, (_, n) =>
        confirmed(hashOf(`${sent}:${n}`), {
          details: { label: 'x'.repeat(20_000) },
        }),
      )
      await record(...page)
      sent += page.length
      for (let n = 0; n < page.length; n += 1) await reader.next()
      if (/outcome="slow"\} 1/.test(await metrics())) break
      if (sent > 10_000) throw new Error('The slow reader is still served.')
    }
    socket.resume()
    socket.on('error', () => undefined)
    await closed
    expect(await metrics()).toMatch(/^gateway_event_streams 1$/m)
    const back = await read(server.url + place, id)
    await back.next()
    expect(await back.next()).toMatchObject({ event: 'reset' })
    await record(confirmed(hashOf('last')))
    expect(await back.next()).toMatchObject({ event: 'change' })
  })

  test('error: an address that is none, and a chain that is not served', async () => {
    const { url } = await start()
    for (const path of ['/events/sse/0x12', `${place.replace('1337', '7')}`]) {
      await expect(readStream(url + path)).rejects.toThrow(/4\d\d/)
    }
  })

  if (store.kind === 'postgres') {
    test('behavior: an event that was committed late is still delivered', async () => {
      const { url } = await start()
      const reader = await read(url + place)
      await reader.next()
      const early = Promise.withResolvers<void>()
      const written = Promise.withResolvers<void>()
      const slow = store.db.transaction(async (tx) => {
        await recordEvents(tx, [confirmed(hashOf('late'))], Date.now())
        written.resolve()
        await early.promise
      })
      await written.promise
      await record(confirmed(hashOf('early')))
      expect(await reader.next()).toMatchObject({
        data: { safeTxHash: hashOf('early') },
      })
      early.resolve()
      await slow
      expect(await reader.next()).toMatchObject({
        data: { safeTxHash: hashOf('late') },
      })
      const rows = await store.db.select().from(safeEvent).orderBy(safeEvent.id)
      expect(rows.map(({ position }) => position)).toEqual([2, 1])
      expect(await store.db.select().from(eventClock)).toMatchObject([
        { position: 2 },
      ])
    })
  }
})

const server = process.env['TEST_DATABASE_URL']
test.each(server === undefined ? [] : [server])(
  'behavior: a write of one process wakes the streams of another process',
  { timeout: 120_000 },
  async (url) => {
    const handle = await openFresh(url)
    await seedSafe(handle.db)
    const chains = writeChains()
    const gateways = [1, 2].map(() =>
      spawnGateway({ DATABASE_URL: handle.url, GATEWAY_CHAINS: chains }),
    )
    try {
      const [writer, streamer] = await Promise.all(
        gateways.map(({ listening }) => listening),
      )
      const reader = await readStream(`http://127.0.0.1:${streamer}${place}`)
      expect(await reader.next()).toMatchObject({ event: 'ready' })
      const times: number[] = []
      for (let nonce = 5; nonce < 10; nonce += 1) {
        const body = await proposal(treasury, { to: bob.address, nonce }, alice)
        const answer = await post(
          `http://127.0.0.1:${writer}${proposePath}`,
          body,
        )
        expect([answer.status, await answer.text()]).toEqual([
          200,
          expect.stringContaining(body.safeTxHash),
        ])
        const began = performance.now()
        for (const type of ['PENDING_MULTISIG_TRANSACTION', 'NEW_CONFIRMATION'])
          expect(await reader.next()).toMatchObject({
            data: { type, safeTxHash: body.safeTxHash },
          })
        times.push(Math.round(performance.now() - began))
      }
      reader.close()
      // The look that needs no wake-up comes a second after the one before.
      expect(Math.min(...times), `${times} ms`).toBeLessThan(500)
    } finally {
      for (const { process: child } of gateways) child.kill('SIGTERM')
      await Promise.all(gateways.map(({ ended }) => ended))
      await handle.close()
    }
  },
)
