import type {
  MessageListItem,
  MessagePage,
  SafeInfo,
  SafeMessage,
} from '@strongroom/gateway-sdk'
import { asc, count, desc } from 'drizzle-orm'
import { type Address, concat, type Hex, pad } from 'viem'
import { expect, test } from 'vitest'
import {
  messageConfirmation,
  message as messageTable,
  messageTag,
} from '../src/platform/db/schema/messages.ts'
import {
  recoveryModule,
  safeEvent,
} from '../src/platform/db/schema/notifications.ts'
import { createApi, read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { malleate, messageBody, messageHashOf } from './support/messages.ts'
import { alice, bob, carol, dave, signHash } from './support/people.ts'
import { seedIndex, seedSafe, setState, treasury } from './support/seed.ts'

const listPath = `/v1/chains/1337/safes/${treasury.safe}/messages`
const pathOf = (hash: Hex) => `/v1/chains/1337/messages/${hash}`
const text = 'I agree to the terms'
const hash = messageHashOf(treasury, text)
const day = 86_400_000

const permit = {
  domain: { name: 'Gold', version: '1', chainId: 1337 },
  primaryType: 'Permit',
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
  },
  message: { owner: treasury.safe, value: '1000000000000000000000' },
}

describeOneStore('messages', (store) => {
  const api = (now?: () => number) =>
    createApi({ db: store.db, ...(now ? { now } : {}) })
  const countRows = async () =>
    Promise.all(
      [messageTable, messageConfirmation, messageTag].map(
        async (table) =>
          (await store.db.select({ n: count() }).from(table))[0]?.n,
      ),
    )

  test('default: two owners sign a text', async () => {
    await seedSafe(store.db)
    let now = 2 * day + 5_000
    const { get, post } = api(() => now)
    const body = await messageBody(treasury, text, bob)
    const created = await post(listPath, { ...body, origin: '{"url":"x"}' })
    expect([created.status, await created.text()]).toEqual([202, ''])
    const waiting = {
      messageHash: hash,
      status: 'NEEDS_CONFIRMATION',
      logoUri: null,
      name: null,
      message: text,
      creationTimestamp: now,
      modifiedTimestamp: now,
      confirmationsSubmitted: 1,
      confirmationsRequired: 2,
      proposedBy: { value: bob.address, name: null, logoUri: null },
      confirmations: [
        {
          owner: { value: bob.address, name: null, logoUri: null },
          signature: body.signature,
        },
      ],
      preparedSignature: null,
      origin: '{"url":"x"}',
    }
    expect(await read(get(pathOf(hash)))).toEqual(waiting)
    expect(await read(get(listPath))).toEqual({
      count: 1,
      next: null,
      previous: null,
      results: [
        { type: 'DATE_LABEL', timestamp: 2 * day },
        { type: 'MESSAGE', ...waiting },
      ],
    })
    now += 1_000
    const signature = await signHash(alice, hash)
    const path = pathOf(hash.toUpperCase().replace('0X', '0x') as Hex)
    const signed = await post(`${path}/signatures`, { signature })
    expect([signed.status, await signed.text()]).toEqual([200, ''])
    const parts: [Address, Hex][] = [
      [alice.address, signature],
      [bob.address, body.signature],
    ]
    parts.sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1))
    expect(await read(get(pathOf(hash)))).toMatchObject({
      status: 'CONFIRMED',
      confirmationsSubmitted: 2,
      creationTimestamp: now - 1_000,
      modifiedTimestamp: now,
      preparedSignature: concat(parts.map(([, part]) => part)),
    })
  })

  test('behavior: typed data is hashed and given back as it came', async () => {
    await seedSafe(store.db)
    const { get, post } = api()
    const body = await messageBody(treasury, permit, alice)
    expect((await post(listPath, body)).status).toBe(202)
    const answer = await (
      await get(pathOf(messageHashOf(treasury, permit)))
    ).text()
    expect(answer).toContain(`"message":${JSON.stringify(permit)},"creation`)
    // Old clients leave out fields that can be derived.
    const { primaryType: _, ...rest } = {
      ...permit,
      message: { ...permit.message, value: '7' },
    }
    const { signature } = await messageBody(
      treasury,
      { ...rest, primaryType: 'Permit' },
      alice,
    )
    expect((await post(listPath, { message: rest, signature })).status).toBe(
      202,
    )
  })

  test('behavior: names the app that proposed a message if it is listed', async () => {
    await seedSafe(store.db)
    const { get, post } = api()
    for (const [safeAppId, name, logoUri] of [
      [1, 'Payouts', 'http://127.0.0.1:5174/icon.svg'],
      [99, null, null],
    ] as const) {
      const content = `from ${safeAppId}`
      const body = await messageBody(treasury, content, alice)
      await post(listPath, { ...body, safeAppId })
      const path = pathOf(messageHashOf(treasury, content))
      expect(await read(get(path))).toMatchObject({ name, logoUri })
    }
    const { results } = await read<MessagePage>(get(listPath))
    expect(results).toContainEqual(expect.objectContaining({ name: 'Payouts' }))
  })

  test('behavior: sends events about messages to subscribers of the safe', async () => {
    await seedSafe(store.db)
    await store.db.insert(recoveryModule).values({
      chainId: '1337',
      safe: treasury.safe,
      module: dave.address,
      registeredBy: alice.address,
      created: 1,
      fromBlock: 1,
    })
    let now = 7_000
    const { post } = api(() => now)
    await post(listPath, await messageBody(treasury, text, bob))
    const signature = await signHash(alice, hash)
    now += 1
    await post(`${pathOf(hash)}/signatures`, { signature })
    await post(`${pathOf(hash)}/signatures`, { signature })
    expect(
      await store.db
        .select({ type: safeEvent.type, details: safeEvent.details })
        .from(safeEvent)
        .orderBy(asc(safeEvent.occurred), desc(safeEvent.type)),
    ).toEqual([
      { type: 'MESSAGE_CREATED', details: { messageHash: hash } },
      {
        type: 'MESSAGE_CONFIRMED',
        details: { messageHash: hash, owner: bob.address },
      },
      {
        type: 'MESSAGE_CONFIRMED',
        details: { messageHash: hash, owner: alice.address },
      },
    ])
  })

  test('behavior: returns texts of any characters unchanged', async () => {
    await seedSafe(store.db)
    const { get, post } = api()
    for (const odd of ['', '0x1234', 'a\0b', '\ud800', '\u202e"\\\n😀']) {
      expect(
        (await post(listPath, await messageBody(treasury, odd, alice))).status,
      ).toBe(202)
      const { message } = await read<SafeMessage>(
        get(pathOf(messageHashOf(treasury, odd))),
      )
      expect(message).toBe(odd)
    }
  })

  test('behavior: owners who left do not count, threshold and tag follow', async () => {
    await seedSafe(store.db)
    const { get, post } = api()
    await post(listPath, await messageBody(treasury, text, bob))
    const signature = await signHash(alice, hash)
    await post(`${pathOf(hash)}/signatures`, { signature })
    const show = async () => {
      const { status, confirmations, preparedSignature } =
        await read<SafeMessage>(get(pathOf(hash)))
      return [status, confirmations.length, preparedSignature?.length ?? null]
    }
    expect(await show()).toEqual(['CONFIRMED', 2, 2 + 260])
    const state = { ref: treasury, nonce: 6, threshold: 2 }
    const without = { ...state, owners: [alice.address, carol.address] }
    await setState(store.db, { ...without, blockNumber: 11 })
    expect(await show()).toEqual(['NEEDS_CONFIRMATION', 1, null])
    expect(
      await read(
        post(`${pathOf(hash)}/signatures`, {
          signature: await signHash(bob, hash),
        }),
      ),
    ).toEqual({
      code: 400,
      message: `${bob.address} is not an owner of the Safe`,
    })
    await setState(store.db, { ...without, threshold: 1, blockNumber: 12 })
    expect(await show()).toEqual(['CONFIRMED', 1, 2 + 130])
  })

  test('behavior: every change within one second moves the tag', async () => {
    await seedSafe(store.db)
    const { get, post } = api(() => 50_000)
    const tag = async () =>
      (await read<SafeInfo>(get(`/v1/chains/1337/safes/${treasury.safe}`)))
        .messagesTag
    const tags = [await tag()]
    await post(listPath, await messageBody(treasury, text, bob))
    tags.push(await tag())
    const signature = await signHash(alice, hash)
    await post(`${pathOf(hash)}/signatures`, { signature })
    tags.push(await tag())
    await post(`${pathOf(hash)}/signatures`, { signature })
    tags.push(await tag())
    await post(listPath, await messageBody(treasury, 'more', bob))
    tags.push(await tag())
    expect(tags).toEqual([null, '50', '51', '51', '52'])
  })

  test('behavior: pages, newest first, each day labelled once', async () => {
    await seedSafe(store.db)
    let now = day
    const { get, post } = api(() => now)
    for (const [index, at] of [10, 11, 35, 36, 37].entries()) {
      now = at * 3_600_000
      await post(listPath, await messageBody(treasury, `${index}`, alice))
    }
    const results: MessageListItem[] = []
    const counts: unknown[] = []
    let next: string | null | undefined =
      `http://localhost:5180${listPath}?cursor=limit%3D2%26offset%3D0&x=1`
    let last: MessagePage | undefined
    while (next) {
      expect(next).toMatch(/^http:\/\/localhost:5180\/.*x=1/)
      last = await read<MessagePage>(get(next.slice(21)))
      counts.push(last.count)
      results.push(...last.results)
      next = last.next
    }
    expect(counts).toEqual([5, 5, 5])
    expect(last?.previous).toContain('cursor=limit%3D2%26offset%3D2')
    expect(
      results.map((one) =>
        one.type === 'MESSAGE' ? one.message : one.timestamp,
      ),
    ).toEqual([day, '4', '3', '2', 0, '1', '0'])
    const whole = await read<MessagePage>(get(listPath))
    expect(results).toEqual(whole.results)
  })

  test('behavior: two owners sign at once, and the same message 100 times', async () => {
    await seedSafe(store.db)
    const { get, post } = api()
    for (let round = 0; round < 5; round += 1) {
      const content = `round ${round}`
      const body = await messageBody(treasury, content, carol)
      const path = pathOf(messageHashOf(treasury, content))
      const created = await Promise.all(
        Array.from({ length: round === 0 ? 100 : 2 }, () =>
          post(listPath, body),
        ),
      )
      const statuses = created.map(({ status }) => status).sort()
      expect(new Set(statuses.slice(1))).toEqual(
        statuses[0] === 202 ? new Set([400]) : new Set([202, 400]),
      )
      expect(statuses.filter((status) => status === 202).length).toBe(1)
      const signatures = await Promise.all(
        [alice, bob, alice].map((person) =>
          signHash(person, messageHashOf(treasury, content)),
        ),
      )
      const signed = await Promise.all(
        signatures.map((signature) =>
          post(`${path}/signatures`, { signature }),
        ),
      )
      expect(signed.map(({ status }) => status).sort()).toEqual([200, 200, 400])
      const shown = await read<SafeMessage>(get(path))
      expect(shown).toMatchObject({
        status: 'CONFIRMED',
        confirmationsSubmitted: 3,
      })
      expect(shown.preparedSignature?.length).toBe(2 + 3 * 130)
    }
    expect(await countRows()).toEqual([5, 15, 1])
  })

  test('error: unknown safe, message and chain', async () => {
    await seedIndex(store.db)
    await seedSafe(store.db)
    const { get, post } = api()
    const body = await messageBody(treasury, text, alice)
    const other = `/v1/chains/1337/safes/${dave.address}/messages`
    const noSafe = { code: 404, message: 'Safe not found' }
    expect(await read(get(other))).toEqual(noSafe)
    expect(await read(post(other, body))).toEqual(noSafe)
    const unknown = { code: 404, message: 'Message not found' }
    for (const id of [hash, '0x12', 'x'] as Hex[]) {
      expect(await read(get(pathOf(id)))).toEqual(unknown)
      expect(await read(post(`${pathOf(id)}/signatures`, body))).toEqual(
        unknown,
      )
    }
    expect(await read(get(listPath.replace('1337', '5')))).toEqual({
      code: 404,
      message: 'Chain not found',
    })
    await post(listPath, body)
    expect(await read(get(pathOf(hash).replace('1337', '2021')))).toEqual(
      unknown,
    )
  })

  test('error: signatures that do not count', async () => {
    await seedSafe(store.db)
    const { post } = api()
    const good = await messageBody(treasury, text, alice)
    const byBob = await signHash(bob, hash)
    const claim = (v: 0 | 1) =>
      v === 1
        ? concat([pad(alice.address), pad('0x0'), '0x01'])
        : concat([pad(alice.address), pad('0x41'), '0x00', pad('0x0')])
    const invalid = { code: 422, message: 'Invalid signature' }
    const two = {
      code: 400,
      message: '1 owner signature was expected, 2 received',
    }
    const stranger = {
      code: 400,
      message: expect.stringMatching(
        /^0x[\da-fA-F]{40} is not an owner of the Safe$/,
      ),
    }
    const elsewhere = { chainId: '2021', safe: treasury.safe }
    const otherSafe = { chainId: '1337', safe: dave.address }
    const cases: [Hex, object][] = [
      [concat([good.signature, byBob]), two],
      [concat([good.signature, good.signature]), two],
      [malleate(good.signature), invalid],
      [`${good.signature.slice(0, -2)}63` as Hex, invalid],
      [`${good.signature}00` as Hex, invalid],
      [`0x${'00'.repeat(65)}`, invalid],
      [claim(0), invalid],
      [claim(1), invalid],
      [await signHash(dave, hash), stranger],
      [(await messageBody(elsewhere, text, alice)).signature, stranger],
      [(await messageBody(otherSafe, text, alice)).signature, stranger],
      [await alice.signMessage({ message: text }), stranger],
    ]
    const answers = async (path: string) =>
      Promise.all(
        cases.map(([signature]) => read(post(path, { ...good, signature }))),
      )
    // The named contract is called, and has no code.
    const rpc = () => '0x'
    const asking = createApi({ db: store.db, rpc })
    const expected = cases.map(([, answer]) => answer)
    const claimed = await read(
      asking.post(listPath, { ...good, signature: claim(0) }),
    )
    expect(claimed).toEqual(invalid)
    const at = cases.findIndex(([signature]) => signature === claim(0))
    cases.splice(at, 1)
    expected.splice(at, 1)
    expect(await answers(listPath)).toEqual(expected)
    expect(await countRows()).toEqual([0, 0, 0])
    expect((await post(listPath, good)).status).toBe(202)
    expect(await answers(`${pathOf(hash)}/signatures`)).toEqual(expected)
    expect(await read(post(listPath, good))).toEqual({
      code: 400,
      message: `Message with hash ${hash} for safe ${treasury.safe} already exists in DB`,
    })
    expect(await read(post(`${pathOf(hash)}/signatures`, good))).toEqual({
      code: 400,
      message: `Signature for owner ${alice.address} already exists`,
    })
    expect(await countRows()).toEqual([1, 1, 1])
  })

  test('behavior: the same owner by eth_sign counts once', async () => {
    await seedSafe(store.db)
    const { get, post } = api()
    const signed = await alice.signMessage({ message: { raw: hash } })
    const v = Number.parseInt(signed.slice(-2), 16) + 4
    const signature = `${signed.slice(0, -2)}${v.toString(16)}` as Hex
    expect((await post(listPath, { message: text, signature })).status).toBe(
      202,
    )
    expect(
      await read(
        post(`${pathOf(hash)}/signatures`, {
          signature: await signHash(alice, hash),
        }),
      ),
    ).toEqual({
      code: 400,
      message: `Signature for owner ${alice.address} already exists`,
    })
    expect(await read(get(pathOf(hash)))).toMatchObject({
      confirmations: [{ signature }],
    })
  })

  test.each<[title: string, message: unknown, status: number]>([
    ['an unknown type', { ...permit, primaryType: 'Other' }, 400],
    ['a missing value', { ...permit, message: {} }, 400],
    [
      'a value of another type',
      { ...permit, message: { owner: 1, value: {} } },
      400,
    ],
    [
      'a number too large to be exact',
      { ...permit, message: { ...permit.message, value: 1e30 } },
      400,
    ],
    [
      'a built-in name for a type',
      { ...permit, primaryType: 'constructor' },
      400,
    ],
    [
      'a field of a built-in name',
      { ...permit, types: { Permit: [{ name: 'toString', type: 'valueOf' }] } },
      400,
    ],
    [
      'a domain that does not fit',
      {
        ...permit,
        types: {
          ...permit.types,
          EIP712Domain: [{ name: 'salt', type: 'bytes32' }],
        },
      },
      400,
    ],
    ['no types', { ...permit, types: 5 }, 422],
    ['an array', [], 422],
    ['a number', 5, 422],
    ['nothing', null, 422],
    [
      'a thousand types',
      {
        ...permit,
        types: Object.fromEntries(
          Array.from({ length: 1_000 }, (_, at) => [`T${at}`, []]),
        ),
      },
      422,
    ],
    [
      'too many values',
      { ...permit, message: { a: new Array(30_000).fill(0) } },
      422,
    ],
    ['a long text', 'x'.repeat(300_000), 413],
    ['a very long one', 'x'.repeat(1_100_000), 413],
  ])('error: %s is refused', async (_, message, status) => {
    await seedSafe(store.db)
    const { signature } = await messageBody(treasury, text, alice)
    const started = performance.now()
    const answer = await api().post(listPath, { message, signature })
    expect([answer.status, await read(answer)]).toEqual([
      status,
      expect.objectContaining({ message: expect.any(String) }),
    ])
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(await countRows()).toEqual([0, 0, 0])
  })

  test('behavior: typed data may be longer than other bodies', async () => {
    await seedSafe(store.db)
    const { post } = api()
    const long = {
      ...permit,
      primaryType: 'Note',
      types: { Note: [{ name: 'text', type: 'string' }] },
      message: { text: 'x'.repeat(900_000) },
    }
    expect(
      (await post(listPath, await messageBody(treasury, long, alice))).status,
    ).toBe(202)
    const { signature } = await messageBody(treasury, text, alice)
    const padded = `${signature}${'00'.repeat(300_000)}`
    expect(
      (await post(listPath, { message: permit, signature: padded })).status,
    ).toBe(413)
  })

  test('error: an origin or an app that cannot be kept', async () => {
    await seedSafe(store.db)
    const { post } = api()
    const body = await messageBody(treasury, text, alice)
    for (const more of [
      { origin: 'a\0b' },
      { origin: 5 },
      { safeAppId: -1 },
      { safeAppId: 2 ** 60 },
      { safeAppId: 'x' },
    ]) {
      expect((await post(listPath, { ...body, ...more })).status).toBe(422)
    }
    expect(
      (await post(listPath, { ...body, safeAppId: 2 ** 53 - 1 })).status,
    ).toBe(202)
  })
})
