import type { TransactionPreview } from '@strongroom/gateway-sdk'
import { encodeMultiSend, type MultiSendCall } from '@strongroom/safe-protocol'
import { count } from 'drizzle-orm'
import {
  type Address,
  type Hex,
  keccak256,
  numberToHex,
  pad,
  stringToBytes,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { mail } from '../src/platform/db/schema/emails.ts'
import {
  device,
  deviceSubscription,
} from '../src/platform/db/schema/notifications.ts'
import { confirmation } from '../src/platform/db/schema/proposals.ts'
import { createApi, read } from './support/api.ts'
import { signDelegate } from './support/delegates.ts'
import { describeOneStore } from './support/describeStores.ts'
import { emailHeaders } from './support/emailHeaders.ts'
import { malleate } from './support/messages.ts'
import { alice, bob, carol, dave, proposal } from './support/people.ts'
import { seedSafe, treasury } from './support/seed.ts'
import { signIn } from './support/signIn.ts'

const json = { 'content-type': 'application/json' }
const signature: Hex = `0x${'11'.repeat(65)}`
const strangers = Array.from({ length: 50 }, (_, at) =>
  privateKeyToAccount(pad(numberToHex(at + 1_000))),
)

describeOneStore('abuse', (store) => {
  const api = () =>
    createApi({
      db: store.db,
      config: loadConfig({ GATEWAY_RATE_LIMIT_AUTH: '1000' }),
    })

  test('error: the character that no store can hold', async () => {
    await seedSafe(store.db)
    const { post, get, delete: remove, send } = api()
    const transaction = '/v1/chains/1337/transactions/%00'
    const message = '/v1/chains/1337/messages/%00/signatures'
    for (const response of [
      await post(`${transaction}/confirmations`, { signature }),
      await remove(transaction, { signature }),
      await get('/v1/chains/1337/relay/status/%00'),
      await post(message, { signature }),
    ]) {
      expect(response.status).toBe(404)
    }
    const token = { cloudMessagingToken: 'a\0b', deviceType: 'IOS' }
    const first = {
      ...token,
      buildNumber: '1',
      bundle: 'x',
      version: '1.0.0',
      safeRegistrations: [],
    }
    for (const response of [
      await post('/v1/register/notifications', first),
      await post('/v2/register/notifications', { ...token, safes: [] }),
    ]) {
      expect(response.status).toBe(422)
      expect(await read(response)).toMatchObject({ message: 'Invalid token' })
    }
    const cookie = await signIn(api(), alice)
    const created = await send('/v1/accounts', {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify({ address: alice.address, name: 'a\0b' }),
    })
    expect(created.status).toBe(422)
    expect(await read(created)).toMatchObject({ message: 'Invalid name' })
    expect(await store.db.select().from(device)).toEqual([])
  })

  test('error: counts a signature once in all its forms', async () => {
    await seedSafe(store.db)
    const { post } = createApi({
      db: store.db,
      // The chain has neither approvals nor accepting contracts.
      rpc: () => `0x${'0'.repeat(64)}`,
    })
    const chain = '/v1/chains/1337/transactions'
    const body = await proposal(treasury, { nonce: 5 }, alice)
    const path = `${chain}/${treasury.safe}/propose`
    const good = body.signature
    const other = malleate(good)
    const withV = (v: string): Hex => `0x${good.slice(2, -2)}${v}`
    const refused: Hex[] = [
      other,
      `${good}${other.slice(2)}`,
      `${good}${good.slice(2)}`,
      // Types of contracts, approvals and neither.
      ...['00', '01', '02', '1a', '1d', '1e', '21', 'ff'].map(withV),
      withV(good.endsWith('1b') ? '1c' : '1b'),
      // Signature over the prefixed hash, which she did not sign.
      withV('1f'),
      withV('20'),
    ]
    const confirmations = `${chain}/${body.safeTxHash}/confirmations`
    for (const signature of refused) {
      const answer = await post(path, { ...body, signature })
      expect(answer.status, signature).toBe(422)
    }
    expect((await post(path, body)).status).toBe(200)
    for (const signature of refused) {
      const answer = await post(confirmations, { signature })
      expect(answer.status, signature).toBe(422)
    }
    const prefixed = await alice.signMessage({
      message: { raw: body.safeTxHash },
    })
    const v = prefixed.endsWith('1b') ? '1f' : '20'
    const again: Hex = `0x${prefixed.slice(2, -2)}${v}`
    expect((await post(confirmations, { signature: again })).status).toBe(200)
    expect(await store.db.select().from(confirmation)).toMatchObject([
      { owner: alice.address, signature: good },
    ])
  })

  test('error: typed data that would take for ever to hash', async () => {
    await seedSafe(store.db)
    const types = Object.fromEntries(
      Array.from({ length: 25 }, (_, at) => [
        `T${at}`,
        Array(40).fill({ name: 'a', type: `T${at + 1}` }),
      ]),
    )
    let content: object = {}
    for (let depth = 0; depth < 26; depth += 1) content = { a: content }
    const message = { domain: {}, primaryType: 'T0', types, message: content }
    const response = await api().post(
      `/v1/chains/1337/safes/${treasury.safe}/messages`,
      { message, signature },
    )
    expect(response.status).toBe(400)
    expect(await read(response)).toMatchObject({
      message: 'Provided dictionary is not a valid EIP712 message',
    })
  })

  test('behavior: decodes nested batches as deep as clients read them', async () => {
    await seedSafe(store.db)
    const { post, get } = createApi({ db: store.db })
    const to: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
    // The innermost call is a delegatecall to a stranger's code.
    let call: MultiSendCall = {
      to: dave.address,
      value: 0n,
      data: '0x',
      operation: 1,
    }
    for (let depth = 0; depth < 20; depth += 1) {
      call = { to, value: 0n, data: encodeMultiSend([call]), operation: 0 }
    }
    const { data } = call
    const chain = '/v1/chains/1337'
    const body = { to, value: '0', data, operation: 1 }
    const preview = await read<TransactionPreview>(
      post(`${chain}/transactions/${treasury.safe}/preview`, body),
    )
    expect(preview.txData?.trustedDelegateCallTarget).toBe(false)
    const text = JSON.stringify(preview.txData?.dataDecoded)
    expect(text.split('"valueDecoded":[')).toHaveLength(9)
    expect(text).toContain('"valueDecoded":null')
    for (const answer of [
      await post(`${chain}/data-decoder`, { to, data }),
      await post(
        `${chain}/transactions/${treasury.safe}/propose`,
        await proposal(treasury, { to, data, operation: 1, nonce: 5 }, alice),
      ),
      await get(`${chain}/safes/${treasury.safe}/transactions/queued`),
    ]) {
      // The answers are checked against the client's schemas on the way.
      expect(answer.status).toBe(200)
    }
  })

  test('error: rejects a device with ten thousand signers and safes without a write', async () => {
    const safes = Array.from(
      { length: 200 },
      (_, at): Address => pad(numberToHex(at + 1), { size: 20 }),
    )
    const timestamp = String(Math.floor(Date.now() / 1_000))
    const hash = keccak256(
      stringToBytes(`gnosis-safe${timestamp}token${safes.toSorted().join('')}`),
    )
    const signatures = await Promise.all(
      strangers.map((person) => person.sign({ hash })),
    )
    const began = performance.now()
    const response = await api().post('/v1/register/notifications', {
      cloudMessagingToken: 'token',
      buildNumber: '1',
      bundle: 'x',
      deviceType: 'IOS',
      version: '1.0.0',
      timestamp,
      safeRegistrations: [{ chainId: '1337', safes, signatures }],
    })
    expect(response.status).toBe(400)
    expect(await read(response)).toMatchObject({
      message: 'Too many safes for one device',
    })
    // Writing all rows and rolling back blocked other requests for many
    // seconds.
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  test('behavior: a device may name a safe again and again', async () => {
    const once = { chainId: '1337', address: treasury.safe }
    const safes = Array.from({ length: 200 }, (_, at) => ({
      ...once,
      notificationTypes: at < 199 ? ['INCOMING_ETHER'] : ['INCOMING_TOKEN'],
    }))
    const response = await api().post('/v2/register/notifications', {
      cloudMessagingToken: 'token',
      deviceType: 'IOS',
      safes,
    })
    expect(response.status).toBe(201)
    expect(await store.db.select().from(deviceSubscription)).toMatchObject([
      { safe: treasury.safe, types: ['INCOMING_TOKEN'] },
    ])
  })

  test('behavior: many owners at once cannot flood one mailbox', async () => {
    const owners = strangers.slice(0, 25)
    await seedSafe(store.db, { owners: owners.map((one) => one.address) })
    const emailAddress = 'victim@mail.example'
    const time = Date.now()
    const { send } = api()
    const statuses = await Promise.all(
      owners.map(async (person) => {
        const headers = await emailHeaders(person as never, treasury, {
          action: 'register',
          time,
          emailAddress,
        })
        const path = `/v1/chains/1337/safes/${treasury.safe}/emails`
        const body = JSON.stringify({ emailAddress, signer: person.address })
        const init = { method: 'POST', headers: { ...json, ...headers }, body }
        return (await send(path, init)).status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([201]))
    const [mails] = await store.db.select({ n: count() }).from(mail)
    expect(mails?.n).toBe(20)
  })

  test('behavior: one owner cannot have mail sent to everybody', async () => {
    await seedSafe(store.db)
    const { send } = api()
    const time = Date.now()
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        const emailAddress = `victim${at}@mail.example`
        const headers = await emailHeaders(alice, treasury, {
          action: 'register',
          time,
          emailAddress,
        })
        const path = `/v1/chains/1337/safes/${treasury.safe}/emails`
        const body = JSON.stringify({ emailAddress, signer: alice.address })
        const init = { method: 'POST', headers: { ...json, ...headers }, body }
        return (await send(path, init)).status
      }),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    const [mails] = await store.db.select({ n: count() }).from(mail)
    expect(mails?.n).toBe(20)
  })

  test('behavior: adding a delegate and ending it at once never fails inside', async () => {
    await seedSafe(store.db)
    const now = Date.now()
    const path = '/v2/chains/1337/delegates'
    const one = `${path}/${dave.address}`
    const add = async (person: typeof alice, at: number) => ({
      safe: treasury.safe,
      delegate: dave.address,
      delegator: person.address,
      label: String(at),
      signature: await signDelegate(person, dave.address, { now }),
    })
    const seen = new Set<number>()
    for (let round = 0; round < 12; round += 1) {
      const { post, delete: remove } = createApi({ db: store.db })
      const bodies = await Promise.all(
        [alice, bob, carol].map((person) => add(person, round)),
      )
      const ends = await Promise.all(
        [alice, bob, carol, dave].map(async (person) => ({
          safe: treasury.safe,
          signature: await signDelegate(person, dave.address, { now }),
        })),
      )
      const answers = await Promise.all([
        ...bodies.map((body) => post(path, body)),
        ...ends.map((body) => remove(one, body)),
        ...bodies.map((body) => post(path, body)),
      ])
      for (const { status } of answers) seen.add(status)
      // In another hour signatures count again.
      await store.db.execute('delete from used_deletion')
    }
    for (const status of seen) expect([200, 204, 400, 404]).toContain(status)
  })
})
