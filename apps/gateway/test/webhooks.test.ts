import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcp } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyWebhook } from '@strongroom/gateway-sdk/live'
import { sql } from 'drizzle-orm'
import { zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGateway } from '../src/main/createGateway.ts'
import { prune } from '../src/notifications/delivery/prune.ts'
import {
  recordEvents,
  reindexedEvent,
} from '../src/notifications/events/recordEvents.ts'
import {
  type DeliverWebhooksOptions,
  deliverWebhooks,
} from '../src/notifications/webhooks/deliverWebhooks.ts'
import { readDeliveryLog } from '../src/notifications/webhooks/deliveryLog.ts'
import { queueDeliveries } from '../src/notifications/webhooks/queueDeliveries.ts'
import { webhookMetrics } from '../src/notifications/webhooks/webhookMetrics.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import type { EventRecord } from '../src/platform/db/schema/EventRecord.ts'
import { webhookDelivery } from '../src/platform/db/schema/webhooks.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice, bob } from './support/people.ts'
import { hashOf, treasury } from './support/seed.ts'
import { waitFor } from './support/waitFor.ts'

const old = 'an-old-secret-of-more-than-32-characters'
const fresh = 'a-new-secret-of-more-than-32-characters!'

interface Received {
  headers: Record<string, string | string[] | undefined>
  body: string
}

const toFound = (address: string) => ({
  address,
  family: address.includes(':') ? 6 : 4,
})

/** A server on every address of this machine that counts who connects. */
async function countConnections() {
  let count = 0
  const server = createTcp((socket) => {
    count += 1
    socket.destroy()
  })
  server.listen(0)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => count,
    close: () => server.close(),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'webhooks-'))
const silent = { info: () => undefined, error: () => undefined }

describeOneStore('webhooks', (store) => {
  const servers: Server[] = []
  let received: Received[]
  let now: number
  beforeEach(() => {
    received = []
    now = Date.now()
  })
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  })

  const listen = async (
    answer: RequestListener = (_, response) => response.writeHead(202).end(),
  ): Promise<string> => {
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      received.push({ headers: request.headers, body })
      answer(request, response)
    })
    servers.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return `127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const open = (
    entries: object[],
    { allowed = '' }: { allowed?: string } = {},
  ) => {
    const file = join(folder, 'webhooks.json')
    writeFileSync(file, JSON.stringify(entries))
    const config = loadConfig({
      GATEWAY_WEBHOOKS: file,
      GATEWAY_WEBHOOK_ALLOWED_HOSTS: allowed,
    })
    rmSync(file)
    return createGateway(config, store.db, silent, () => now)
  }
  const openOne = (host: string, more: object = {}) =>
    open([{ id: 'bot', url: `http://${host}/hook`, secrets: [old], ...more }], {
      allowed: host,
    })
  const event = (
    name: string,
    more: Partial<EventRecord> = {},
  ): EventRecord => ({
    ...treasury,
    type: 'CONFIRMED',
    key: name,
    details: { safeTxHash: hashOf(name), owner: alice.address },
    occurred: now,
    ...more,
  })
  const record = (...events: EventRecord[]) =>
    store.db.transaction((tx) => recordEvents(tx, events, now))
  const run = async (
    gateway: ReturnType<typeof open>,
    options?: DeliverWebhooksOptions,
  ) => {
    while ((await queueDeliveries(gateway)) > 0);
    await deliverWebhooks(gateway, options)
  }
  const log = async () =>
    (await readDeliveryLog(store.db, {})).map(
      (line) => JSON.parse(line) as Record<string, unknown>,
    )

  test('default: delivers an event once, signed with each secret', async () => {
    const gateway = openOne(await listen(), { secrets: [old, fresh] })
    await record(event('before the webhook'))
    await run(gateway)
    expect(received).toEqual([])
    await record(event('a'))
    await run(gateway)
    await run(gateway)
    expect(received).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = received
    expect(JSON.parse(body)).toEqual({
      type: 'NEW_CONFIRMATION',
      chainId: treasury.chainId,
      address: treasury.safe,
      timestamp: Math.floor(now / 1_000),
      safeTxHash: hashOf('a'),
      owner: alice.address,
    })
    const signature = headers['strongroom-signature'] as string
    for (const secret of [old, fresh]) {
      const secrets = [secret]
      expect(await verifyWebhook({ body, signature, secrets })).toBe(true)
    }
    expect(await log()).toEqual([
      expect.objectContaining({
        webhook: 'bot',
        delivery: Number(headers['strongroom-delivery']),
        state: 'done',
        outcome: '202',
        attempts: 1,
      }),
    ])
    const [family] = await webhookMetrics(gateway)
    expect(family?.samples).toEqual([
      { labels: { webhook: 'bot', state: 'done' }, value: 1 },
    ])
  })

  test('behavior: a webhook gets the chains, safes and types that it names', async () => {
    const gateway = openOne(await listen(), {
      chains: ['1337'],
      safes: [treasury.safe.toLowerCase()],
      types: ['NEW_CONFIRMATION'],
    })
    await run(gateway)
    await record(
      event('type', { type: 'DELETED' }),
      event('safe', { safe: bob.address }),
      event('chain', { chainId: '2021' }),
      event('wanted'),
    )
    await run(gateway)
    expect(received.map(({ body }) => JSON.parse(body).safeTxHash)).toEqual([
      hashOf('wanted'),
    ])
  })

  test('behavior: a reorg comes once for a chain, or for a named safe', async () => {
    const host = await listen()
    const url = `http://${host}/hook`
    const all = { id: 'all', url, secrets: [old] }
    const one = { ...all, id: 'one', safes: [treasury.safe] }
    const gateway = open([all, one], { allowed: host })
    await run(gateway)
    const details = { blockNumber: '7' }
    await record(
      event('reorg', { type: 'REORG', safe: zeroAddress, details }),
      event('reverted', { type: 'REVERTED', details }),
      reindexedEvent(treasury.chainId),
    )
    await run(gateway)
    const bodies = received.map(({ body }) => JSON.parse(body))
    const common = { type: 'REORG_DETECTED', blockNumber: 7 }
    expect(bodies).toHaveLength(2)
    expect(bodies).toContainEqual(expect.objectContaining(common))
    expect(bodies).toContainEqual(
      expect.objectContaining({ ...common, address: treasury.safe }),
    )
  })

  test('behavior: many processes deliver each event once', async () => {
    const host = await listen()
    const gateways = [1, 2, 3].map(() => openOne(host))
    await run(gateways[0] as ReturnType<typeof open>)
    const names = Array.from({ length: 12 }, (_, n) => `${n}`)
    await record(...names.map((name) => event(name)))
    await Promise.all(gateways.map((gateway) => run(gateway)))
    await Promise.all(gateways.map((gateway) => run(gateway)))
    const hashes = received.map(({ body }) => JSON.parse(body).safeTxHash)
    expect(hashes.toSorted()).toEqual(names.map(hashOf).toSorted())
  })

  test('behavior: sends a delivery that another process took and left, after its lease', async () => {
    const gateway = openOne(await listen())
    await run(gateway)
    await record(event('a'))
    await queueDeliveries(gateway)
    await store.db
      .update(webhookDelivery)
      .set({ due: now + 30_000, attempts: 1 })
    await run(gateway)
    expect(received).toEqual([])
    now += 30_000
    await run(gateway)
    expect(received).toHaveLength(1)
    expect(await log()).toMatchObject([{ attempts: 2, state: 'done' }])
  })

  test('error: a refusal is tried six times in all, later each time', async () => {
    const gateway = openOne(
      await listen((_, response) => response.writeHead(500).end()),
    )
    await run(gateway)
    await record(event('a'))
    const began = now
    const at: number[] = []
    for (let round = 0; round < 4_000; round += 1, now += 10_000) {
      const before = received.length
      await run(gateway)
      if (received.length > before) at.push((now - began) / 1_000)
      if ((await log())[0]?.['state'] === 'dead') break
    }
    expect(at).toEqual([0, 10, 50, 210, 850, 3_410])
    expect(await log()).toMatchObject([
      { state: 'dead', outcome: '500', attempts: 6 },
    ])
  })

  test('error: a receiver that is gone is not tried again', async () => {
    const gateway = openOne(
      await listen((_, response) => response.writeHead(410).end()),
    )
    await run(gateway)
    await record(event('a'))
    await run(gateway)
    expect(await log()).toMatchObject([{ state: 'dead', outcome: '410' }])
  })

  test('error: a redirect is a refusal and not followed', async () => {
    const target = await listen()
    const gateway = openOne(
      await listen((_, response) =>
        response.writeHead(307, { location: `http://${target}/` }).end(),
      ),
    )
    await run(gateway)
    await record(event('a'))
    await run(gateway)
    expect(received).toHaveLength(1)
    expect(await log()).toMatchObject([{ state: 'waiting', outcome: '307' }])
  })

  test('error: a hanging answer is cut after two seconds', async () => {
    const times: number[] = []
    const gateway = openOne(
      await listen((_, response) => {
        const began = performance.now()
        response.on('close', () => times.push(performance.now() - began))
      }),
    )
    await run(gateway)
    await record(event('a'))
    await run(gateway)
    const [time] = await waitFor(
      () => times,
      ({ length }) => length > 0,
    )
    expect(time).toBeGreaterThan(1_500)
    expect(time).toBeLessThan(5_000)
    expect(await log()).toMatchObject([
      { state: 'waiting', outcome: 'no answer in time' },
    ])
  })

  test('error: a hanging receiver with 10,000 due deliveries does not hold up another one', async () => {
    const [slow, fast] = [await listen(() => undefined), await listen()]
    const entry = (id: string, host: string) => {
      return { id, url: `http://${host}/${id}`, secrets: [old] }
    }
    const gateway = open([entry('slow', slow), entry('fast', fast)], {
      allowed: `${slow},${fast}`,
    })
    await run(gateway)
    await store.db.execute(sql`
      insert into webhook_delivery (webhook, payload, state, due, created)
      select 'slow', '{}', 'waiting', ${now - 1_000}::bigint, ${now}::bigint
      from generate_series(1, 10000)`)
    await record(event('a'))
    await run(gateway)
    const stateOf = async (webhook: string) =>
      (await readDeliveryLog(store.db, { webhook })).map(
        (line) => JSON.parse(line).state,
      )
    expect(await stateOf('fast')).toEqual(['done'])
    expect(new Set(await stateOf('slow'))).toEqual(new Set(['waiting']))
    const tried = await store.db.$count(
      webhookDelivery,
      sql`attempts > 0 and webhook = 'slow'`,
    )
    expect(tried).toBe(50)
  })

  test('behavior: deliveries of a removed webhook wait for 30 days', async () => {
    const gateway = openOne('127.0.0.1:1')
    await run(gateway)
    await record(event('a'))
    await queueDeliveries(gateway)
    const removed = open([])
    const day = 86_400_000
    now += 29 * day
    await prune(removed)
    expect(await log()).toMatchObject([{ state: 'waiting', attempts: 0 }])
    now += 2 * day
    await prune(removed)
    expect(await log()).toEqual([])
  })

  test('error: a huge answer is not read', async () => {
    let written = 0
    const closed = Promise.withResolvers<void>()
    const gateway = openOne(
      await listen((_, response) => {
        response.writeHead(200)
        const chunk = Buffer.alloc(65_536)
        const more = () => {
          while (!response.destroyed && response.write(chunk)) {
            written += chunk.length
          }
        }
        response.on('drain', more)
        response.on('close', () => closed.resolve())
        more()
      }),
    )
    await run(gateway)
    await record(event('a'))
    await run(gateway)
    expect(await log()).toMatchObject([{ state: 'done', outcome: '200' }])
    await closed.promise
    expect(written).toBeLessThan(50_000_000)
  })

  describe('error: a private address is refused without a connection', () => {
    const several = 'hook.example'
    test.each([
      ['a name', 'hook.example', '127.0.0.1'],
      ['a name with several, one of them private', several, '8.8.8.8,10.0.0.1'],
      ['a name with several, the first private', several, '127.0.0.1,8.8.8.8'],
      ['the metadata service', 'hook.example', '169.254.169.254'],
      ['any address', 'hook.example', '0.0.0.0'],
      ['an IPv4 address in IPv6', 'hook.example', '::ffff:10.0.0.1'],
      ['a link-local one', 'hook.example', 'fe80::1'],
      ['a URL with an address', '127.0.0.1', '8.8.8.8'],
      ['a URL with a number', '2130706433', '8.8.8.8'],
      ['a URL with IPv6', '[::ffff:127.0.0.1]', '8.8.8.8'],
    ])('%s', async (_, host, addresses) => {
      const { port, connections, close } = await countConnections()
      const gateway = open([
        { id: 'bot', url: `https://${host}:${port}/`, secrets: [old] },
      ])
      const found = addresses.split(',').map(toFound)
      const resolve = async () => found
      await run(gateway, { resolve })
      await record(event('a'))
      await run(gateway, { resolve })
      expect(await log()).toMatchObject([
        { state: 'dead', outcome: 'leads into a private network' },
      ])
      expect(connections()).toBe(0)
      close()
    })

    test('a name that leads elsewhere between the check and the connection', async () => {
      const { port, connections, close } = await countConnections()
      const gateway = open([
        { id: 'bot', url: `https://hook.example:${port}/`, secrets: [old] },
      ])
      await run(gateway)
      await record(event('a'))
      // A public address without a host; then this machine.
      const answers = ['2a00::1', '127.0.0.1']
      let asked = 0
      const resolve = async () => [toFound(answers[asked++] ?? '127.0.0.1')]
      await run(gateway, { resolve })
      expect(asked).toBe(1)
      expect(await log()).toMatchObject([
        { state: 'waiting', outcome: 'cannot be reached' },
      ])
      now += 10_000
      await run(gateway, { resolve })
      expect(asked).toBe(2)
      expect(await log()).toMatchObject([
        { state: 'dead', outcome: 'leads into a private network' },
      ])
      expect(connections()).toBe(0)
      close()
    })
  })

  test.each([
    ['plain http', { url: 'http://hook.example' }, 'url must be an https URL'],
    ['a user', { url: 'https://a:b@hook.example' }, 'url must be an https URL'],
    ['a short secret', { secrets: ['short'] }, 'secrets must list'],
    ['three secrets', { secrets: [old, fresh, `${old}3`] }, 'secrets must'],
    ['another field', { secret: old }, 'secret is not a field'],
    ['a safe that is none', { safes: ['0x12'] }, 'safes must list addresses'],
    ['no safe', { safes: [] }, 'safes must not be empty: leave it out'],
    [
      'a misspelt type',
      { types: ['REORG_DETECTED', 'NEW_CONFIRMATIONS'] },
      'webhook 0: types: NEW_CONFIRMATIONS is not one of NEW_CONFIRMATION, EXEC',
    ],
    [
      'a type for devices alone',
      { types: ['CONFIRMATION_REQUEST'] },
      'webhook 0: types: CONFIRMATION_REQUEST is not one of',
    ],
    [
      'a chain that is not served',
      { chains: ['1337', '10'] },
      'webhook 0: chains: 10 is not the id of a chain of this gateway.',
    ],
  ])('error: a file with %s', (_, more, message) => {
    const entry = { id: 'bot', url: 'https://hook.example', secrets: [old] }
    const opening = () => open([{ ...entry, ...more }])
    expect(opening).toThrow(message)
    expect(opening).not.toThrow(old)
  })
})
