import { once } from 'node:events'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyWebhook } from '@strongroom/gateway-sdk/live'
import { afterEach, expect, test } from 'vitest'
import { createGateway } from '../src/main/createGateway.ts'
import { runNotifier } from '../src/main/runNotifier.ts'
import { recordEvents } from '../src/notifications/events/recordEvents.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import type { Database } from '../src/platform/db/Database.ts'
import { webhookCursor } from '../src/platform/db/schema/webhooks.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice } from './support/people.ts'
import { hashOf, treasury } from './support/seed.ts'
import { waitFor } from './support/waitFor.ts'

const old = 'an-old-secret-of-more-than-32-characters'
const fresh = 'a-new-secret-of-more-than-32-characters!'

interface Delivery {
  /** Id of the webhook. */
  hook: string
  signature: string
  body: string
}

interface Entry {
  id: string
  secrets?: string[]
}

/** A receiver, and a running gateway that delivers what its file lists. */
async function startDelivering(db: Database, initial: Entry[]) {
  const received: Delivery[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const signature = String(request.headers['strongroom-signature'])
    received.push({ hook: `${request.url}`.slice(1), signature, body })
    response.writeHead(202).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const folder = mkdtempSync(join(tmpdir(), 'webhook-file-'))
  const file = join(folder, 'webhooks.json')
  const textOf = (entries: Entry[]) =>
    JSON.stringify(
      entries.map((entry) => ({
        url: `http://${host}/${entry.id}`,
        secrets: [old],
        ...entry,
      })),
    )
  writeFileSync(file, textOf(initial))
  const logged: string[] = []
  const note = (_: object, message: string) => {
    logged.push(message)
  }
  const config = loadConfig({
    GATEWAY_WEBHOOKS: file,
    GATEWAY_WEBHOOK_ALLOWED_HOSTS: host,
  })
  const log = { info: note, error: note }
  const gateway = createGateway({ ...config, chains: [] }, db, log)
  const controller = new AbortController()
  const running = runNotifier(gateway, {
    signal: controller.signal,
    interval: 10,
  })
  let events = 0
  return {
    received,
    logged,
    file,
    write: (text: string) => writeFileSync(file, text),
    textOf,
    /** Waits until a line of the log contains the text as often as that. */
    sees: (text: string, times = 1) =>
      waitFor(
        () => logged.filter((line) => line.includes(text)),
        (found) => found.length >= times,
      ),
    /** Waits until the gateway queues events for a webhook. */
    queues: (id: string) =>
      waitFor(
        () => db.select().from(webhookCursor),
        (rows) => rows.some(({ webhook }) => webhook === id),
      ),
    /** Notes an event, and waits for so many deliveries of it. */
    deliver: async (count: number) => {
      events += 1
      const safeTxHash = hashOf(`event ${events}`)
      const event = {
        ...treasury,
        type: 'CONFIRMED' as const,
        key: `${events}`,
        details: { safeTxHash, owner: alice.address },
        occurred: Date.now(),
      }
      await db.transaction((tx) => recordEvents(tx, [event], Date.now()))
      return waitFor(
        () => received.filter(({ body }) => body.includes(safeTxHash)),
        (found) => found.length >= count,
      )
    },
    stop: async () => {
      controller.abort()
      await running
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const hooksOf = (deliveries: readonly Delivery[]) =>
  deliveries.map(({ hook }) => hook).sort()

describeOneStore('the file of webhooks', (store) => {
  let stop: (() => Promise<void>) | undefined
  afterEach(() => stop?.())
  const start = async (...entries: Entry[]) => {
    const gateway = await startDelivering(store.db, entries)
    stop = gateway.stop
    for (const { id } of entries) await gateway.queues(id)
    return gateway
  }

  test('default: rotates a secret without a restart', async () => {
    const gateway = await start({ id: 'bot' })
    const verifiers = async () => {
      const [delivery] = await gateway.deliver(1)
      const { body = '', signature = '' } = delivery ?? {}
      const checks = [old, fresh].map(async (secret) => {
        const secrets = [secret]
        return verifyWebhook({ body, signature, secrets })
      })
      return Promise.all(checks)
    }
    expect(await verifiers()).toEqual([true, false])
    gateway.write(gateway.textOf([{ id: 'bot', secrets: [old, fresh] }]))
    await gateway.sees('webhooks read again')
    expect(await verifiers()).toEqual([true, true])
    gateway.write(gateway.textOf([{ id: 'bot', secrets: [fresh] }]))
    await gateway.sees('webhooks read again', 2)
    expect(await verifiers()).toEqual([false, true])
  })

  test('behavior: adds and removes webhooks while it runs, also from an empty file', async () => {
    const gateway = await start()
    // A file that takes the name of another, as deployments replace it.
    writeFileSync(
      `${gateway.file}.new`,
      gateway.textOf([{ id: 'first' }, { id: 'second' }]),
    )
    renameSync(`${gateway.file}.new`, gateway.file)
    await gateway.queues('second')
    expect(hooksOf(await gateway.deliver(2))).toEqual(['first', 'second'])
    gateway.write(gateway.textOf([{ id: 'second' }]))
    await gateway.sees('webhooks read again', 2)
    expect(hooksOf(await gateway.deliver(1))).toEqual(['second'])
    expect(hooksOf(await gateway.deliver(1))).toEqual(['second'])
    expect(gateway.received).toHaveLength(4)
  })

  test.each([
    ['no JSON', (text: string) => text.slice(0, -1), 'cannot be read'],
    ['one wrong entry', () => '[{"id":"next"}]', 'webhook 0: url must be'],
    [
      'a misspelt type',
      (text: string) => text.replace('"url"', '"types":["SAFE_MADE"],"url"'),
      'webhook 0: types: SAFE_MADE is not one of',
    ],
    ['another form', () => '{}', 'must hold a list'],
    ['no file', undefined, 'cannot be read'],
  ])(
    'error: %s leaves the webhooks as they were and is logged once',
    async (_, change, reason) => {
      const gateway = await start({ id: 'bot' })
      const valid = gateway.textOf([{ id: 'bot' }])
      if (change === undefined) rmSync(gateway.file)
      else gateway.write(change(valid))
      await gateway.sees('The webhooks from before stay in force.')
      expect(hooksOf(await gateway.deliver(1))).toEqual(['bot'])
      expect(gateway.logged).toEqual([expect.stringContaining(reason)])
      expect(gateway.logged.join()).not.toContain(old)
      gateway.write(gateway.textOf([{ id: 'next' }]))
      await gateway.queues('next')
      expect(hooksOf(await gateway.deliver(1))).toEqual(['next'])
    },
  )
})
