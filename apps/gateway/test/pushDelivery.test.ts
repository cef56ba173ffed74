import {
  getDeleteTransactionTypedData,
  getTotp,
} from '@strongroom/safe-protocol'
import { type Hex, keccak256, stringToBytes } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chainEvents } from '../src/chain/store/chainEvents.ts'
import { handleEvents } from '../src/notifications/delivery/handleEvents.ts'
import { sendPushes } from '../src/notifications/delivery/sendPushes.ts'
import { recordEvents } from '../src/notifications/events/recordEvents.ts'
import { delegate } from '../src/platform/db/schema/delegates.ts'
import {
  device,
  deviceSubscription,
  pushDelivery,
  safeEvent,
} from '../src/platform/db/schema/notifications.ts'
import { describeOneStore } from './support/describeStores.ts'
import { messageBody, messageHashOf } from './support/messages.ts'
import { createNotifierApi, pushEnvironment } from './support/notifierApi.ts'
import {
  alice,
  bob,
  carol,
  dave,
  proposal,
  signHash,
} from './support/people.ts'
import { type PushService, startPushService } from './support/pushService.ts'
import {
  chainId,
  gold,
  hashOf,
  seedExecution,
  seedSafe,
  treasury,
} from './support/seed.ts'

const proposePath = `/v1/chains/1337/transactions/${treasury.safe}/propose`
const detailsPath = (hash: Hex) => `/v1/chains/1337/transactions/${hash}`

describeOneStore('push messages', (store) => {
  let service: PushService
  let now = 1_700_000_000_000
  let devices = 0
  beforeEach(async () => {
    service = await startPushService()
    await seedSafe(store.db)
  })
  afterEach(() => service.close())

  const open = () =>
    createNotifierApi(store.db, pushEnvironment(service.host), () => now)

  /** Registers a browser in the first version's form. */
  const register = async (
    person: HDAccount | undefined,
    token = service.subscribe(),
    deviceType: 'WEB' | 'IOS' = 'WEB',
  ) => {
    devices += 1
    const uuid = `00000000-0000-4000-8000-${String(devices).padStart(12, '0')}`
    const timestamp = String(now / 1_000)
    const raw = keccak256(
      stringToBytes(`gnosis-safe${timestamp}${uuid}${token}${treasury.safe}`),
    )
    const signatures =
      person === undefined
        ? []
        : [
            deviceType === 'WEB'
              ? await person.signMessage({ message: { raw } })
              : await person.sign({ hash: raw }),
          ]
    const response = await open().post('/v1/register/notifications', {
      uuid,
      cloudMessagingToken: token,
      buildNumber: '1',
      bundle: 'web',
      deviceType,
      version: '1.0.0',
      timestamp,
      safeRegistrations: [{ chainId, safes: [treasury.safe], signatures }],
    })
    if (response.status !== 200) throw new Error(await response.text())
    return uuid
  }
  const propose = async (nonce = 5, ...people: HDAccount[]) => {
    const signers = people.length === 0 ? [alice] : people
    const body = await proposal(
      treasury,
      { to: bob.address, nonce },
      ...signers,
    )
    const response = await open().post(proposePath, body)
    if (response.status !== 200) throw new Error(await response.text())
    return body.safeTxHash
  }
  const receive = (value = '7', logIndex = 1, txHash = hashOf('payment')) =>
    store.db.transaction((tx) =>
      recordEvents(
        tx,
        chainEvents({
          executions: [],
          moduleTransactions: [],
          transfers: [
            {
              ...treasury,
              txHash,
              position: String(logIndex),
              logIndex,
              blockNumber: 12,
              timestamp: now,
              kind: 'NATIVE_COIN',
              token: null,
              from: gold,
              to: treasury.safe,
              value,
            },
          ],
        }),
        now,
      ),
    )

  test('default', async () => {
    await register(bob)
    const safeTxHash = await propose()
    await open().notify()
    expect(service.messages).toEqual([
      {
        to: '/browser0',
        type: 'CONFIRMATION_REQUEST',
        chainId,
        address: treasury.safe,
        safeTxHash,
        id: expect.any(String),
      },
    ])
    expect(service.authorizations[0]).toMatch(/^vapid t=\S+, k=\S+$/)
    expect(await store.db.select().from(pushDelivery)).toEqual([])
  })

  test('behavior: notifies owners with a proven key who have not signed yet', async () => {
    await register(bob)
    const uuid = await register(undefined)
    await register(dave)
    await register(alice)
    await store.db.insert(deviceSubscription).values({
      uuid,
      chainId,
      safe: treasury.safe,
      signer: carol.address,
      // Proved to be Carol, but does not care for requests.
      types: ['INCOMING_ETHER'],
      created: now,
    })
    await propose()
    await open().notify()
    expect(service.messages.map(({ to }) => to)).toEqual(['/browser0'])
    // Enough have signed: devices get no message.
    await propose(6, alice, carol)
    await open().notify()
    expect(service.messages).toHaveLength(1)
    await receive()
    await open().notify()
    expect(service.messages.map(({ type }) => type)).toEqual([
      'CONFIRMATION_REQUEST',
      ...Array(4).fill('INCOMING_ETHER'),
    ])
  })

  test('behavior: drops requests for executed or deleted transactions', async () => {
    await register(bob)
    const executed = await propose(5)
    await seedExecution(store.db, { safeTxHash: executed, signatures: '0x' })
    const deleted = await propose(6)
    const { delete: remove } = open()
    const signature = await alice.signTypedData(
      getDeleteTransactionTypedData({
        chainId: BigInt(chainId),
        safe: treasury.safe,
        safeTxHash: deleted,
        totp: getTotp(now),
      }) as never,
    )
    expect((await remove(detailsPath(deleted), { signature })).status).toBe(204)
    await open().notify()
    expect(service.messages.map(({ type }) => type)).toEqual([
      'DELETED_MULTISIG_TRANSACTION',
    ])
  })

  test('behavior: drops events outside a subscription', async () => {
    const uuid = await register(undefined)
    await store.db
      .update(deviceSubscription)
      .set({ types: ['MODULE_TRANSACTION'] })
    await receive()
    await open().notify()
    expect(service.messages).toEqual([])
    await open().delete(
      `/v1/chains/1337/notifications/devices/${uuid}`,
      undefined,
    )
    await store.db.delete(safeEvent)
    await receive()
    await propose()
    const rows = await store.db.select().from(safeEvent)
    expect(rows.map(({ handled }) => handled)).toEqual([now, now, now])
    await open().notify()
    expect(service.messages).toEqual([])
  })

  test('behavior: many gateways at once deliver each message once', async () => {
    for (let number = 0; number < 5; number += 1) await register(bob)
    for (let nonce = 5; nonce < 15; nonce += 1) await propose(nonce)
    const gateways = Array.from({ length: 4 }, () => open().gateway)
    await Promise.all(
      gateways.map(async (gateway) => {
        for (let round = 0; round < 10; round += 1) {
          await handleEvents(gateway)
          await sendPushes(gateway)
        }
      }),
    )
    await open().notify()
    expect(service.messages).toHaveLength(50)
    const distinct = service.messages.map(
      ({ to, safeTxHash }) => `${to}${safeTxHash}`,
    )
    expect(new Set(distinct).size).toBe(50)
  })

  test('behavior: a gateway that stops leaves the rest to the next one', async () => {
    await register(undefined)
    await receive()
    // Stopped between the event and its being handled, and then before sending.
    await handleEvents(open().gateway)
    expect(service.messages).toEqual([])
    await open().notify()
    await open().notify()
    expect(service.messages).toHaveLength(1)
  })

  test('behavior: one that dies while it sends is not repeated', async () => {
    await register(undefined)
    await receive()
    const { gateway } = open()
    await handleEvents(gateway)
    await store.db.update(pushDelivery).set({ due: null, attempts: 1 })
    now += 3_600_000
    await open().notify()
    expect(service.messages).toEqual([])
  })

  test('behavior: sends an event once when its block is indexed again', async () => {
    await register(undefined)
    await receive('7', 1)
    await open().notify()
    await receive('7', 5)
    await receive('7', 2)
    await open().notify()
    expect(service.messages).toHaveLength(1)
    await receive('7', 1, hashOf('another'))
    await open().notify()
    expect(service.messages).toHaveLength(2)
  })

  test('behavior: skips events from before the subscription', async () => {
    await register(undefined)
    now -= 61_000
    await receive()
    now += 61_000
    await open().notify()
    expect(service.messages).toEqual([])
  })

  test('behavior: failures are tried again, later and later', async () => {
    await register(undefined)
    service.answers.push(503, 500, 429)
    await receive()
    const step = async (wait: number) => {
      now += wait
      await open().notify()
      return [service.authorizations.length, service.messages.length]
    }
    expect(await step(0)).toEqual([1, 0])
    expect(await step(9_000)).toEqual([1, 0])
    expect(await step(1_000)).toEqual([2, 0])
    expect(await step(39_000)).toEqual([2, 0])
    expect(await step(1_000)).toEqual([3, 0])
    expect(await step(160_000)).toEqual([4, 1])
    expect(await step(3_600_000)).toEqual([4, 1])
  })

  test('behavior: it is given up in the end, and a browser that left is forgotten', async () => {
    await register(undefined)
    service.answers.push(...Array(6).fill(500))
    await receive()
    for (let round = 0; round < 10; round += 1) {
      await open().notify()
      now += 4_000_000
    }
    expect(service.authorizations).toHaveLength(6)
    expect(await store.db.select().from(pushDelivery)).toEqual([])
    service.answers.push(410)
    await receive('8', 1, hashOf('another'))
    await open().notify()
    expect(await store.db.select().from(device)).toEqual([])
  })

  test('behavior: other devices and unknown tokens are kept, and left alone', async () => {
    await register(undefined, 'token of a provider')
    await register(undefined, service.subscribe(), 'IOS')
    await receive()
    await open().notify()
    expect(service.authorizations).toEqual([])
    expect(await store.db.select().from(device)).toHaveLength(2)
  })

  test('behavior: a gateway without keys drops its events for good', async () => {
    await register(undefined)
    await receive()
    await createNotifierApi(store.db, {}, () => now).notify()
    await open().notify()
    expect(service.messages).toEqual([])
  })

  test('behavior: a token that was let in once is looked at again', async () => {
    await register(undefined)
    await receive()
    const other = pushEnvironment('push.example')
    const { notify, gateway } = createNotifierApi(store.db, other, () => now)
    await notify()
    expect(service.authorizations).toEqual([])
    expect(await store.db.select().from(pushDelivery)).toEqual([])
    expect(gateway.config.push?.allowedHosts).toEqual(['push.example'])
  })

  test('behavior: sends owners one request to sign a message', async () => {
    await register(alice)
    await register(bob)
    const text = 'I agree'
    const path = `/v1/chains/1337/safes/${treasury.safe}/messages`
    const body = await messageBody(treasury, text, alice)
    const response = await open().post(path, body)
    expect(response.status).toBe(202)
    await open().notify()
    const messageHash = messageHashOf(treasury, text)
    expect(service.messages).toMatchObject([
      { to: '/browser1', type: 'MESSAGE_CONFIRMATION_REQUEST', messageHash },
    ])
    // Each signature is noted without a message to devices.
    await open().post(`/v1/chains/1337/messages/${messageHash}/signatures`, {
      signature: await signHash(bob, messageHash),
    })
    await open().notify()
    expect(service.messages).toHaveLength(1)
    const types = await store.db
      .select({ type: safeEvent.type })
      .from(safeEvent)
    expect(types.map(({ type }) => type).sort()).toEqual([
      'MESSAGE_CONFIRMED',
      'MESSAGE_CONFIRMED',
      'MESSAGE_CREATED',
    ])
  })

  test('behavior: sends a delegate of an owner the request', async () => {
    await store.db.insert(delegate).values({
      chainId,
      safe: null,
      delegate: dave.address,
      delegator: carol.address,
      label: 'helper',
      created: now,
    })
    await register(dave)
    await propose()
    await open().notify()
    expect(service.messages).toMatchObject([{ type: 'CONFIRMATION_REQUEST' }])
  })
})
