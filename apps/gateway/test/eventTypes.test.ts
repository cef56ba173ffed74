import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/api/http/createApp.ts'
import { readChainEvents } from '../src/chain/store/chainEvents.ts'
import { createGateway } from '../src/main/createGateway.ts'
import {
  confirmationEvents,
  messageEvent,
  proposalEvent,
  recordEvents,
  revertEvents,
} from '../src/notifications/events/recordEvents.ts'
import { deliverWebhooks } from '../src/notifications/webhooks/deliverWebhooks.ts'
import { queueDeliveries } from '../src/notifications/webhooks/queueDeliveries.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import type { DatabaseHandle } from '../src/platform/db/Database.ts'
import { sentEventTypes } from '../src/platform/live/serviceEventTypes.ts'
import { signDelegate } from './support/delegates.ts'
import { openStore } from './support/describeStores.ts'
import { alice, bob, carol, dave } from './support/people.ts'
import { readFrames } from './support/readStream.ts'
import {
  badge,
  chainId,
  gold,
  hashOf,
  seedExecution,
  seedModule,
  seedSafe,
  seedTransfer,
  treasury,
} from './support/seed.ts'

const { safe } = treasury
const call = { safeTxHash: hashOf('call') }
const delegate = {
  delegate: dave.address,
  delegator: alice.address,
  expiryDateSeconds: null,
}

/** Fields of each type beside `type`, `chainId`, `address` and `timestamp`. */
const fields: Readonly<Record<(typeof sentEventTypes)[number], object>> = {
  SAFE_CREATED: { txHash: hashOf('creation'), blockNumber: 1 },
  PENDING_MULTISIG_TRANSACTION: call,
  NEW_CONFIRMATION: { ...call, owner: bob.address },
  DELETED_MULTISIG_TRANSACTION: call,
  EXECUTED_MULTISIG_TRANSACTION: {
    ...{ safeTxHash: hashOf('executed'), txHash: hashOf('execution') },
    ...{ failed: 'true', isFailed: true },
    ...{ to: safe, data: null, executor: bob.address },
  },
  MODULE_TRANSACTION: { txHash: hashOf('module'), module: carol.address },
  INCOMING_ETHER: { txHash: hashOf('in'), value: '5' },
  OUTGOING_ETHER: { txHash: hashOf('out'), value: '6' },
  INCOMING_TOKEN: { txHash: hashOf('gold'), tokenAddress: gold, value: '7' },
  OUTGOING_TOKEN: {
    txHash: hashOf('badge'),
    tokenAddress: badge,
    tokenId: '8',
  },
  MESSAGE_CREATED: { messageHash: hashOf('message') },
  MESSAGE_CONFIRMATION: {
    ...{ messageHash: hashOf('message'), owner: bob.address },
  },
  NEW_DELEGATE: { ...delegate, label: 'Dave' },
  UPDATED_DELEGATE: { ...delegate, label: 'David' },
  DELETED_DELEGATE: { ...delegate, label: 'David' },
  REORG_DETECTED: { blockNumber: 12 },
}

const folder = mkdtempSync(join(tmpdir(), 'event-types-'))
/** By the number of the delivery: a late answer causes another one. */
const received = new Map<unknown, Record<string, unknown>>()
const streamed: Record<string, unknown>[] = []
const receiver = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  received.set(request.headers['strongroom-delivery'], JSON.parse(body))
  response.writeHead(202).end()
})
let handle: DatabaseHandle

beforeAll(async () => {
  handle = await openStore()
  const { db } = handle
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
  const file = join(folder, 'webhooks.json')
  const secrets = ['a-secret-of-more-than-32-characters-']
  const entry = { id: 'bot', url: `http://${host}`, secrets, safes: [safe] }
  writeFileSync(file, JSON.stringify([entry]))
  const config = loadConfig({
    GATEWAY_WEBHOOKS: file,
    GATEWAY_WEBHOOK_ALLOWED_HOSTS: host,
  })
  const log = { info: () => undefined, error: () => undefined }
  let now = Date.now()
  const gateway = createGateway(config, db, log, () => now)
  const body = await gateway.live.open({
    ...{ dialect: 'own', chainIds: [chainId], safe },
    ...{ lastEventId: undefined, network: 'one', cut: () => undefined },
  })
  if (typeof body === 'string') throw new Error(body)
  const reader = readFrames(new Response(body))
  await reader.next()
  // A webhook gets what happens from its first look on.
  await queueDeliveries(gateway)

  await seedSafe(db)
  await seedExecution(db, {
    ...{ safeTxHash: hashOf('executed'), signatures: '0x', success: false },
  })
  await seedModule(db)
  const income = { from: bob.address, to: safe }
  const expense = { from: safe, to: bob.address }
  await seedTransfer(db, { ...income, txHash: hashOf('in'), value: '5' })
  await seedTransfer(db, { ...expense, txHash: hashOf('out'), value: '6' })
  const token = { kind: 'ERC20', token: gold, txHash: hashOf('gold') } as const
  await seedTransfer(db, { ...income, ...token, value: '7' })
  const nft = { kind: 'ERC721', token: badge, txHash: hashOf('badge') } as const
  await seedTransfer(db, { ...expense, ...nft, value: '8' })
  const occurred = Date.now()
  const ofChain = await readChainEvents(db, chainId, (columns) =>
    gt(columns.blockNumber, 0),
  )
  const row = { ...treasury, ...call, submitted: occurred }
  const message = { ...treasury, messageHash: hashOf('message') }
  const events = [
    ...ofChain.map((event) => ({ ...event, occurred })),
    proposalEvent('PROPOSED', row, occurred),
    ...confirmationEvents({ ...treasury, ...call }, [bob.address], occurred),
    proposalEvent('DELETED', row, occurred),
    messageEvent({ ...message, created: occurred }),
    ...confirmationEvents(message, [bob.address], occurred),
  ]
  await db.transaction((tx) => recordEvents(tx, events, occurred))

  const app = createApp(gateway)
  const send = async (method: string, path: string, more: object) => {
    const signature = await signDelegate(alice, dave.address)
    const { status } = await app.request(`http://localhost:5180${path}`, {
      method,
      headers: { host: 'localhost:5180', 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ safe, delegate: dave.address, delegator: alice.address },
        ...{ signature, ...more },
      }),
    })
    expect(status).toBeLessThan(300)
  }
  const delegates = '/v2/chains/1337/delegates'
  await send('POST', delegates, { label: 'Dave' })
  await send('POST', delegates, { label: 'David' })
  await send('DELETE', `${delegates}/${dave.address}`, {})
  await db.transaction((tx) =>
    revertEvents(tx, [], { chainId, safes: [safe], blockNumber: 12 }),
  )

  while ((await queueDeliveries(gateway)) > 0);
  while (received.size < sentEventTypes.length) {
    // On a busy machine the receiver misses the two seconds that it has.
    if ((await deliverWebhooks(gateway)) === 0) now += 10_000
  }
  while (streamed.length < sentEventTypes.length) {
    const { event, data } = await reader.next()
    if (event === 'change') streamed.push(data as Record<string, unknown>)
  }
  await gateway.live.close()
})
afterAll(async () => {
  receiver.close()
  await handle.close()
  rmSync(folder, { recursive: true })
})

const typesOf = (events: readonly Record<string, unknown>[]) =>
  events.map(({ type }) => type).sort()

test('default: each type comes once by stream and by webhook', () => {
  const all = [...sentEventTypes].sort()
  expect(typesOf(streamed)).toEqual(all)
  expect(typesOf([...received.values()])).toEqual(all)
})

test.each(sentEventTypes)(
  'behavior: %s has the fields of the README',
  (type) => {
    const event = {
      ...{ type, chainId, address: safe, timestamp: expect.any(Number) },
      ...fields[type],
    }
    for (const events of [streamed, [...received.values()]])
      expect(events.find((one) => one['type'] === type)).toEqual(event)
  },
)
