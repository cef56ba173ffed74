import { eq } from 'drizzle-orm'
import { type Hex, keccak256, stringToBytes, zeroAddress } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { prune } from '../src/notifications/delivery/prune.ts'
import { notificationTypes } from '../src/notifications/subscriptions/notificationTypes.ts'
import { owner } from '../src/platform/db/schema/chain.ts'
import {
  device,
  deviceSubscription,
} from '../src/platform/db/schema/notifications.ts'
import { read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { createNotifierApi } from './support/notifierApi.ts'
import { alice, bob, carol } from './support/people.ts'
import { gold, seedSafe, treasury } from './support/seed.ts'
import { signIn } from './support/signIn.ts'

const uuid = 'f6b1a7f0-58a0-4bd8-a4a2-0f9a3c1f3f10'
const now = 1_700_000_000_000
const seconds = now / 1_000

interface Fields {
  person?: HDAccount
  deviceType?: 'WEB' | 'ANDROID' | 'IOS'
  timestamp?: number
  token?: string
  safes?: string[]
  raw?: boolean
}

/** A registration as wallets make it. */
const registration = async ({
  person = alice,
  deviceType = 'WEB',
  timestamp = seconds,
  token = 'token',
  safes = [treasury.safe],
  raw = deviceType !== 'WEB',
}: Fields = {}) => {
  const hash = keccak256(
    stringToBytes(
      `gnosis-safe${timestamp}${uuid}${token}${[...safes].sort().join('')}`,
    ),
  )
  const signature: Hex = raw
    ? await person.sign({ hash })
    : await person.signMessage({ message: { raw: hash } })
  return {
    uuid,
    cloudMessagingToken: token,
    buildNumber: '1',
    bundle: 'web',
    deviceType,
    version: '1.0.0',
    timestamp: String(timestamp),
    safeRegistrations: [{ chainId: '1337', safes, signatures: [signature] }],
  }
}

describeOneStore('notifications', (store) => {
  const api = (environment = {}) =>
    createNotifierApi(store.db, environment, () => now)
  const register = async (body: unknown) => {
    const response = await api().post('/v1/register/notifications', body)
    const text = await response.text()
    return [response.status, text === '' ? '' : JSON.parse(text).message]
  }
  const rows = () =>
    store.db
      .select({
        signer: deviceSubscription.signer,
        safe: deviceSubscription.safe,
        types: deviceSubscription.types,
      })
      .from(deviceSubscription)
      .orderBy(deviceSubscription.safe, deviceSubscription.signer)
  const signers = async () => (await rows()).map(({ signer }) => signer)

  test('default', async () => {
    expect(await register(await registration())).toEqual([200, ''])
    expect(await rows()).toEqual([
      { signer: alice.address, safe: treasury.safe, types: notificationTypes },
    ])
    expect(await store.db.select().from(device)).toEqual([
      { uuid, type: 'WEB', token: 'token', modified: now },
    ])
    // A second registration, also by another owner, is accepted.
    await register(await registration())
    await register(await registration({ person: bob }))
    expect((await signers()).sort()).toEqual(
      [alice.address, bob.address].sort(),
    )
  })

  test('behavior: phones sign the hash itself, and start anew', async () => {
    await register(await registration({ person: bob }))
    const body = await registration({ deviceType: 'IOS' })
    expect(await register(body)).toEqual([200, ''])
    expect(await signers()).toEqual([alice.address])
    // The signature is of the other form, so it recovers a stranger.
    await register(await registration({ raw: true, deviceType: 'WEB' }))
    const known = await signers()
    expect(known).toHaveLength(2)
    expect(known).toContain(alice.address)
    expect(known).not.toContain(bob.address)
  })

  test('behavior: the order of safes does not matter, their number does', async () => {
    const safes = [treasury.safe, gold]
    const body = await registration({ safes })
    const [first] = body.safeRegistrations
    const turned = {
      ...body,
      safeRegistrations: [{ ...first, safes: [...safes].reverse() }],
    }
    await register(turned)
    expect(await signers()).toEqual([alice.address, alice.address])
    const fewer = { ...first, safes: [gold] }
    await register({ ...body, safeRegistrations: [fewer] })
    expect((await signers()).filter((x) => x !== alice.address)).toHaveLength(1)
  })

  test('error: too early or too late, no time, no signature', async () => {
    const expired = [400, 'The signature is expired!']
    for (const late of [-301, 301, -10_000_000]) {
      const timestamp = seconds + late
      expect(await register(await registration({ timestamp }))).toEqual(expired)
    }
    const timestamp = seconds - 300
    expect((await register(await registration({ timestamp })))[0]).toBe(200)
    const body = await registration()
    expect(await register({ ...body, timestamp: null })).toEqual(expired)
    const [one] = body.safeRegistrations
    const signed = (signature: string) => ({
      ...body,
      safeRegistrations: [{ ...one, signatures: [signature] }],
    })
    for (const signature of [`0x${'00'.repeat(65)}`, `0x${'11'.repeat(66)}`]) {
      expect(await register(signed(signature))).toEqual([
        400,
        'The signature is invalid!',
      ])
    }
    const elsewhere = { ...one, chainId: '5' }
    expect(await register({ ...body, safeRegistrations: [elsewhere] })).toEqual(
      [404, 'Chain not found'],
    )
  })

  test('behavior: a device without a signature gets the public events', async () => {
    const body = await registration()
    const [one] = body.safeRegistrations
    const unsigned = { ...one, signatures: [] }
    const bare = { ...body, timestamp: null, safeRegistrations: [unsigned] }
    expect(await register(bare)).toEqual([200, ''])
    expect(await signers()).toEqual([zeroAddress])
  })

  test('behavior: a new token voids the proof of the old one', async () => {
    const body = await registration()
    await register(body)
    const [one] = body.safeRegistrations
    await register({
      ...body,
      cloudMessagingToken: "a thief's",
      timestamp: null,
      safeRegistrations: [{ ...one, signatures: [] }],
    })
    expect(await signers()).toEqual([zeroAddress])
  })

  test('behavior: forgets devices without a safe, and later those of unknown safes', async () => {
    await seedSafe(store.db)
    const unknown = carol.address
    const sent = { cloudMessagingToken: 'token', deviceType: 'IOS' }
    const notificationTypes = ['INCOMING_ETHER']
    const listen = async (...addresses: string[]) => {
      const safes = addresses.map((address) => ({
        chainId: '1337',
        address,
        notificationTypes,
      }))
      const path = '/v2/register/notifications'
      const response = await api().post(path, { ...sent, safes })
      return (await read<{ deviceUuid: string }>(response)).deviceUuid
    }
    const both = await listen(treasury.safe, unknown)
    const none = await listen()
    const future = await listen(unknown)
    const devices = async () => {
      const found = await store.db.select({ uuid: device.uuid }).from(device)
      return new Set(found.map((row) => row.uuid))
    }
    const pruneAfter = async (days: number) => {
      const { gateway } = api()
      await prune({ ...gateway, now: () => now + days * 86_400_000 + 1 })
    }
    await pruneAfter(0)
    expect(await devices()).toEqual(new Set([both, none, future]))
    await pruneAfter(1)
    expect(await devices()).toEqual(new Set([both, future]))
    expect(await rows()).toHaveLength(3)
    await pruneAfter(30)
    expect(await devices()).toEqual(new Set([both]))
    expect(await rows()).toMatchObject([{ safe: treasury.safe }])
  })

  test('error: numbers are bounded', async () => {
    const many = Array.from(
      { length: 201 },
      (_, number) => `0x${number.toString(16).padStart(40, '0')}`,
    )
    expect(await register(await registration({ safes: many }))).toEqual([
      422,
      'Too many safes',
    ])
    const half = (start: number) =>
      registration({ safes: many.slice(start, start + 100) })
    for (const start of [0, 100]) {
      expect((await register(await half(start)))[0]).toBe(200)
    }
    const people = await Promise.all(
      [bob, carol].map((person) =>
        registration({ person, safes: many.slice(0, 150) }),
      ),
    )
    expect((await register(people[0]))[0]).toBe(200)
    expect(await register(people[1])).toEqual([
      400,
      'Too many safes for one device',
    ])
    const body = await registration()
    const [one] = body.safeRegistrations
    const signatures = Array(51).fill(one?.signatures[0])
    expect(
      await register({ ...body, safeRegistrations: [{ ...one, signatures }] }),
    ).toEqual([422, 'Too many signatures'])
    const long = await registration({ token: 'a'.repeat(4_097) })
    expect((await register(long))[0]).toBe(422)
  })

  test('behavior: strangers cannot crowd an owner out', async () => {
    await seedSafe(store.db)
    await register(await registration())
    await store.db.insert(device).values(
      Array.from({ length: 1_005 }, (_, number) => ({
        uuid: `stranger-${number}`,
        type: 'WEB' as const,
        token: 'x',
        modified: now,
      })),
    )
    await store.db.insert(deviceSubscription).values(
      Array.from({ length: 1_005 }, (_, number) => ({
        uuid: `stranger-${number}`,
        chainId: '1337',
        safe: treasury.safe,
        signer: zeroAddress,
        types: [],
        created: now + number,
      })),
    )
    await register(await registration({ person: bob }))
    const kept = await signers()
    expect(kept).toHaveLength(1_000)
    expect(kept).toContain(alice.address)
    expect(kept).toContain(bob.address)
    expect(await store.db.select().from(owner)).toHaveLength(3)
  })

  test('behavior: many registrations at once', async () => {
    const bodies = await Promise.all(
      [alice, bob, carol].flatMap((person) =>
        (['WEB', 'IOS'] as const).map((deviceType) =>
          registration({ person, deviceType }),
        ),
      ),
    )
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        [...bodies, ...bodies, ...bodies].map(register),
      )
      expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]))
    }
    expect(await store.db.select().from(device)).toHaveLength(1)
  })

  test('behavior: leaving a safe, a chain, and everything', async () => {
    const safes = [treasury.safe, gold]
    await register(await registration({ safes }))
    const { delete: remove } = api()
    const path = `/v1/chains/1337/notifications/devices/${uuid}`
    const status = async (url: string) => {
      const response = await remove(url, undefined)
      return [response.status, await response.text()]
    }
    expect(await status(`${path}/safes/${gold}`)).toEqual([200, ''])
    expect((await rows()).map(({ safe }) => safe)).toEqual([treasury.safe])
    expect(await status(`${path}/safes/${gold}`)).toEqual([200, ''])
    expect(
      await status(`/v1/chains/2021/notifications/devices/${uuid}`),
    ).toEqual([200, ''])
    expect(await signers()).toHaveLength(1)
    expect(await status(path.replace(uuid, uuid.toUpperCase()))).toEqual([
      200,
      '',
    ])
    expect(await store.db.select().from(device)).toEqual([])
    expect((await status(path.replace(uuid, 'x')))[0]).toBe(422)
  })

  test('behavior: the second version takes the signer from the session', async () => {
    await seedSafe(store.db)
    const { post, get, send, delete: remove } = createNotifierApi(store.db)
    const full = { post, get, send, delete: remove }
    const body = {
      cloudMessagingToken: 'token',
      deviceType: 'WEB',
      deviceUuid: uuid.toUpperCase(),
      safes: [
        {
          chainId: '1337',
          address: treasury.safe,
          notificationTypes: ['INCOMING_ETHER', 'CONFIRMATION_REQUEST'],
        },
      ],
    }
    const path = `/v2/chains/1337/notifications/devices/${uuid}/safes/${treasury.safe}`
    const anonymous = await post('/v2/register/notifications', body)
    expect([anonymous.status, await read(anonymous)]).toEqual([
      201,
      { deviceUuid: uuid },
    ])
    const cookie = await signIn(full, alice)
    const headers = { 'content-type': 'application/json', cookie }
    const registered = await send('/v2/register/notifications', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(registered.status).toBe(201)
    expect((await signers()).sort()).toEqual([zeroAddress, alice.address])
    expect((await get(path)).status).toBe(403)
    expect(await read(get(path, { cookie }))).toEqual([
      { name: 'INCOMING_ETHER' },
      { name: 'CONFIRMATION_REQUEST' },
    ])
    const byBob = await signIn(full, bob)
    expect(await read(get(path, { cookie: byBob }))).toEqual([])
    const leave = (signerAddress?: string) =>
      remove('/v2/notifications/subscriptions', {
        subscriptions: [
          {
            chainId: '1337',
            deviceUuid: uuid,
            safeAddress: treasury.safe,
            signerAddress,
          },
        ],
      })
    expect((await leave()).status).toBe(200)
    expect(await signers()).toEqual([alice.address])
    expect((await leave(alice.address)).status).toBe(200)
    expect(await store.db.select().from(device)).toEqual([])
    const fresh = await post('/v2/register/notifications', {
      ...body,
      deviceUuid: null,
    })
    const { deviceUuid } = await read<{ deviceUuid: string }>(fresh)
    expect(deviceUuid).not.toBe(uuid)
    const device2 = `/v2/chains/1337/notifications/devices/${deviceUuid}`
    expect((await remove(device2, undefined)).status).toBe(200)
    expect(
      await store.db.select().from(device).where(eq(device.uuid, deviceUuid)),
    ).toEqual([])
  })

  test('error: a browser must name a push service of the open internet', async () => {
    const at = (endpoint: string) =>
      JSON.stringify({ endpoint, keys: { p256dh: 'x', auth: 'y' } })
    for (const token of [
      at('http://a.example'),
      at('https://127.0.0.1/'),
      '{',
    ]) {
      expect(await register(await registration({ token }))).toEqual([
        422,
        'Invalid push subscription',
      ])
    }
    expect((await api().get('/v2/notifications/web-push')).status).toBe(404)
  })
})
