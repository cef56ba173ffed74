import type { DelegatePage } from '@strongroom/gateway-sdk'
import { getDelegateTypedData, getTotp } from '@strongroom/safe-protocol'
import { and, count, eq } from 'drizzle-orm'
import { concat, type Hex, hashTypedData, keccak256, pad, toHex } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { owner } from '../src/platform/db/schema/chain.ts'
import { delegate as delegateTable } from '../src/platform/db/schema/delegates.ts'
import { usedDeletion } from '../src/platform/db/schema/proposals.ts'
import { type Api, createApi, read } from './support/api.ts'
import { signDelegate } from './support/delegates.ts'
import { describeOneStore } from './support/describeStores.ts'
import { malleate } from './support/messages.ts'
import { alice, bob, carol, dave, erin } from './support/people.ts'
import { chainId, seedSafe, treasury } from './support/seed.ts'

const hour = 3_600_000
const start = 500_000 * hour
const path = '/v2/chains/1337/delegates'
const ofDave = `${path}/${dave.address}`
const { safe } = treasury

const used = [
  400,
  {
    code: 400,
    message: expect.stringMatching(/^Signature was already used\. /),
  },
]
const gone = [404, { code: 404, message: 'Delegate not found' }]

describeOneStore('delegates', (store) => {
  let now = start
  const api = (): Api => createApi({ db: store.db, now: () => now })
  const answer = async (response: Promise<Response>) => {
    const { status } = await response
    const text = await (await response).text()
    return [status, text === '' ? undefined : JSON.parse(text)]
  }
  const sign = (
    person: HDAccount,
    options: { now?: number; chainId?: string } = {},
  ) => signDelegate(person, dave.address, { now, ...options })
  const addition = async (more: object = {}) => ({
    safe,
    delegate: dave.address,
    delegator: alice.address,
    label: 'Dave',
    signature: await sign(alice),
    ...more,
  })
  const add = async (more: object = {}) =>
    answer(api().post(path, await addition(more)))
  const remove = async (person: HDAccount, more: object = {}) =>
    answer(
      api().delete(ofDave, {
        delegator: alice.address,
        safe,
        signature: await sign(person),
        ...more,
      }),
    )
  const list = async (query: string) =>
    (await read<DelegatePage>(api().get(`${path}?${query}`))).results
  const countRows = async () =>
    (await store.db.select({ n: count() }).from(delegateTable))[0]?.n

  const seed = async () => {
    now = start
    await seedSafe(store.db)
  }

  test('default: an owner adds a delegate, and ends it', async () => {
    await seed()
    expect(await add()).toEqual([200, undefined])
    const entry = {
      safe,
      delegate: dave.address,
      delegator: alice.address,
      label: 'Dave',
    }
    for (const query of [
      `safe=${safe}`,
      `delegate=${dave.address}`,
      `delegator=${alice.address.toLowerCase()}`,
      'label=Dave',
      `safe=${safe}&label=Dave`,
    ]) {
      expect(await answer(api().get(`${path}?${query}`))).toEqual([
        200,
        { count: 1, next: null, previous: null, results: [entry] },
      ])
    }
    expect(await list('label=Eve')).toEqual([])
    expect(await list(`delegate=${alice.address}`)).toEqual([])
    expect(await remove(alice)).toEqual([204, undefined])
    expect(await list(`safe=${safe}`)).toEqual([])
  })

  test('behavior: for all safes, without being an owner here', async () => {
    await seed()
    const body = { safe: null, delegator: erin.address }
    expect(await add({ ...body, signature: await sign(erin) })).toEqual([
      200,
      undefined,
    ])
    const { safe: _, ...rest } = await addition()
    expect(await answer(api().post(path, rest))).toEqual([200, undefined])
    expect(await list(`delegate=${dave.address}`)).toMatchObject([
      { safe: null },
      { safe: null },
    ])
    expect(await list(`safe=${safe}`)).toEqual([])
  })

  test('behavior: added twice is one entry, with the last label', async () => {
    await seed()
    const body = await addition()
    const same = await Promise.all(
      Array.from({ length: 20 }, () => answer(api().post(path, body))),
    )
    expect(new Set(same.map(([status]) => status))).toEqual(new Set([200]))
    expect(await add({ label: '' })).toEqual([200, undefined])
    now += hour
    expect(await add({ label: '𝔇'.repeat(50) })).toEqual([200, undefined])
    expect(await list(`safe=${safe}`)).toMatchObject([
      { label: '𝔇'.repeat(50) },
    ])
  })

  test('behavior: this hour, the one before, and prefixed signatures', async () => {
    await seed()
    now = start + hour - 1
    const old = await sign(alice, { now: start - hour })
    expect(await add({ signature: old })).toEqual([200, undefined])
    const wrong = [
      400,
      {
        code: 400,
        message: `No valid signature found for signer=${alice.address}`,
      },
    ]
    for (const at of [
      start - 2 * hour,
      start + hour,
      start - 2 * hour - 60_000,
    ]) {
      expect(await add({ signature: await sign(alice, { now: at }) })).toEqual(
        wrong,
      )
    }
    const digest = hashTypedData(
      getDelegateTypedData({
        chainId: 1337,
        delegate: dave.address,
        totp: getTotp(now),
      }) as never,
    )
    const prefixed = await alice.signMessage({ message: { raw: digest } })
    const v = (Number.parseInt(prefixed.slice(-2), 16) + 4).toString(16)
    expect(await add({ signature: `${prefixed.slice(0, -2)}${v}` })).toEqual([
      200,
      undefined,
    ])
  })

  test('error: rejects a signature for another chain, delegate or form', async () => {
    await seed()
    const wrong = (message: string) => [400, { code: 400, message }]
    const noSigner = wrong(
      `No valid signature found for signer=${alice.address}`,
    )
    const own = await sign(alice)
    const totp = String(start / hour)
    const plain = keccak256(toHex(`${dave.address}${totp}`))
    const withoutChain = await alice.signTypedData({
      domain: { name: 'Safe Transaction Service', version: '1.0' },
      types: {
        Delegate: [
          { name: 'delegateAddress', type: 'address' },
          { name: 'totp', type: 'uint256' },
        ],
      },
      primaryType: 'Delegate',
      message: { delegateAddress: dave.address, totp: BigInt(totp) },
    })
    const cases: [Hex, unknown][] = [
      [await sign(alice, { chainId: '2021' }), noSigner],
      [await signDelegate(alice, erin.address, { now }), noSigner],
      [await sign(bob), noSigner],
      [await sign(dave), noSigner],
      [withoutChain, noSigner],
      [await alice.sign({ hash: plain }), noSigner],
      [await alice.signMessage({ message: { raw: plain } }), noSigner],
      [concat([pad(alice.address), pad('0x0'), '0x01']), noSigner],
      [malleate(own), wrong('Signature is not valid')],
      [`${own}00`, wrong('Signature is not valid')],
      [
        concat([own, own]),
        wrong('More than one signatures detected, just one is expected'),
      ],
    ]
    for (const [signature, expected] of cases) {
      expect(await add({ signature })).toEqual(expected)
    }
    expect(await countRows()).toBe(0)
    // The unchanged request is accepted.
    expect(await add()).toEqual([200, undefined])
  })

  test('error: a safe that is not there, a delegator who does not own it', async () => {
    await seed()
    const other = erin.address
    expect(await add({ safe: other })).toEqual([
      400,
      {
        code: 400,
        message: `Safe=${other} does not exist or it's still not indexed`,
      },
    ])
    expect(
      await add({ delegator: erin.address, signature: await sign(erin) }),
    ).toEqual([
      400,
      {
        code: 400,
        message: `Provided delegator=${erin.address} is not an owner of Safe=${safe}`,
      },
    ])
    expect(await countRows()).toBe(0)
  })

  test('behavior: one signature adds a delegate to several safes and to all', async () => {
    await seed()
    const ref = { ...treasury, safe: erin.address }
    await seedSafe(store.db, { ref })
    expect(await add()).toEqual([200, undefined])
    expect(await add({ safe: ref.safe })).toEqual([200, undefined])
    expect(await add({ safe: null })).toEqual([200, undefined])
    expect(await countRows()).toBe(3)
  })

  test('error: a request sent before a removal does not bring the delegate back', async () => {
    await seed()
    const ref = { ...treasury, safe: erin.address }
    await seedSafe(store.db, { ref })
    const captured = await addition()
    const replay = () => answer(api().post(path, captured))
    expect(await replay()).toEqual([200, undefined])
    expect(await remove(alice)).toEqual([204, undefined])
    expect(await remove(alice)).toEqual(gone)
    expect(await replay()).toEqual(used)
    // The signature names no safe, so it is used up for all of them.
    expect(await add({ safe: ref.safe })).toEqual(used)
    expect(await add({ safe: null })).toEqual(used)
    now += hour
    expect(await replay()).toEqual(used)
    expect(await countRows()).toBe(0)
  })

  test('error: the signature of a removal does not bring the delegate back', async () => {
    await seed()
    expect(await add()).toEqual([200, undefined])
    now += 5 * hour
    expect(await remove(alice)).toEqual([204, undefined])
    expect(await add()).toEqual(used)
    now += hour
    expect(await add()).toEqual([200, undefined])
    // Expired signatures are deleted.
    now += 10 * hour
    expect(await add()).toEqual([200, undefined])
    expect(await store.db.select().from(usedDeletion)).toHaveLength(1)
  })

  test('behavior: a new signature restores a removed delegate within the hour', async () => {
    await seed()
    expect(await add()).toEqual([200, undefined])
    expect(await remove(alice)).toEqual([204, undefined])
    const [, refusal] = await add()
    expect(refusal.message).toBe(
      `Signature was already used. Sign again with totp=${start / hour} or totp=${start / hour - 1}, whichever was not used, or after ${new Date(start + hour).toISOString()}.`,
    )
    const signature = await sign(alice, { now: now - hour })
    expect(await add({ signature })).toEqual([200, undefined])
    // Taking rights away needs no new signature.
    expect(await remove(alice)).toEqual([204, undefined])
    expect(await add({ signature })).toEqual(used)
    const digest = hashTypedData(
      getDelegateTypedData({
        chainId: 1337,
        delegate: dave.address,
        totp: getTotp(now),
      }) as never,
    )
    const prefixed = await alice.signMessage({ message: { raw: digest } })
    const v = (Number.parseInt(prefixed.slice(-2), 16) + 4).toString(16)
    const personal = { signature: `${prefixed.slice(0, -2)}${v}` }
    expect(await add(personal)).toEqual([200, undefined])
    expect(await remove(alice)).toEqual([204, undefined])
    expect(await add(personal)).toEqual(used)
  })

  test('error: an addition during a removal runs before or after it', async () => {
    await seed()
    for (let round = 0; round < 6; round += 1) {
      now += 2 * hour
      const body = await addition()
      await answer(api().post(path, body))
      const signature = await sign(alice, { now: now - hour })
      await Promise.all([
        answer(api().post(path, body)),
        remove(alice, { signature }),
        answer(api().post(path, body)),
      ])
      expect(await answer(api().post(path, body))).toEqual(used)
      expect(await countRows()).toBe(0)
    }
  })

  test('behavior: a delegate ends all that is named, a delegator the own', async () => {
    await seed()
    const addAll = async () => {
      await add()
      await add({ delegator: bob.address, signature: await sign(bob) })
      await add({
        delegator: carol.address,
        safe: null,
        signature: await sign(carol),
      })
      return countRows()
    }
    expect(await addAll()).toBe(3)
    expect(await remove(bob)).toEqual([
      400,
      {
        code: 400,
        message: `No valid signature found for signer=${alice.address}`,
      },
    ])
    expect(await remove(erin, { delegator: null })).toMatchObject([400, {}])
    expect(await remove(bob, { delegator: null })).toEqual([204, undefined])
    expect(
      (await list(`delegate=${dave.address}`)).map((x) => x.delegator).sort(),
    ).toEqual([alice.address, carol.address].sort())
    expect(await remove(dave, { delegator: undefined })).toEqual([
      204,
      undefined,
    ])
    expect(
      await remove(dave, { delegator: carol.address, safe: undefined }),
    ).toEqual([204, undefined])
    expect(await countRows()).toBe(0)
  })

  test('behavior: the first version of the routes', async () => {
    await seed()
    const { post, delete: del, get } = api()
    const v1 = '/v1/chains/1337'
    const add1 = async () => answer(post(`${v1}/delegates`, await addition()))
    expect(await add1()).toEqual([200, undefined])
    expect(
      await read<DelegatePage>(get(`${v1}/delegates?safe=${safe}`)),
    ).toMatchObject({ count: 1 })
    const body = {
      delegate: dave.address,
      delegator: alice.address,
      signature: await sign(alice),
    }
    const path1 = `${v1}/delegates/${dave.address}`
    expect(
      await answer(del(path1, { ...body, delegate: bob.address })),
    ).toMatchObject([422, { message: 'Invalid delegate' }])
    expect(await answer(del(path1, body))).toEqual([204, undefined])
    expect(await answer(del(path1, body))).toEqual(gone)
    now += hour
    expect(await add1()).toEqual([200, undefined])
    const inSafe = `${v1}/safes/${safe}/delegates/${dave.address}`
    const other = { delegate: dave.address, safe, signature: await sign(dave) }
    expect(
      await answer(del(inSafe, { ...other, safe: erin.address })),
    ).toMatchObject([422, { message: 'Invalid safe' }])
    expect(await answer(del(inSafe, other))).toEqual([204, undefined])
    expect(await answer(del(inSafe, other))).toEqual(gone)
  })

  test('behavior: hides the delegates of a former owner', async () => {
    await seed()
    await add()
    await add({
      delegator: bob.address,
      safe: null,
      signature: await sign(bob),
    })
    const isAlice = and(
      eq(owner.chainId, chainId),
      eq(owner.owner, alice.address),
    )
    await store.db.delete(owner).where(isAlice)
    expect(await list(`delegate=${dave.address}`)).toMatchObject([
      { safe: null },
    ])
    expect(await list(`safe=${safe}`)).toEqual([])
    await store.db.insert(owner).values({ chainId, safe, owner: alice.address })
    expect(await list(`safe=${safe}`)).toHaveLength(1)
  })

  test('behavior: pages link to each other', async () => {
    await seed()
    for (const person of [alice, bob, carol]) {
      now += 1
      await add({ delegator: person.address, signature: await sign(person) })
    }
    const first = await read<DelegatePage>(
      api().get(`${path}?safe=${safe}&cursor=limit%3D2`),
    )
    expect(first).toMatchObject({ count: 3, previous: null })
    expect(first.next).toBe(
      `http://localhost:5180${path}?safe=${safe}&cursor=limit%3D2%26offset%3D2`,
    )
    const second = await read<DelegatePage>(
      api().get(first.next?.slice(21) ?? ''),
    )
    expect(second).toMatchObject({ count: 3, next: null })
    expect(
      [...first.results, ...second.results].map((x) => x.delegator),
    ).toEqual([alice.address, bob.address, carol.address])
  })

  test('error: filters and bodies of any kind', async () => {
    await seed()
    const none = {
      statusCode: 422,
      code: 'custom',
      path: [],
      message: 'At least one property is required',
    }
    expect(await answer(api().get(path))).toEqual([422, none])
    expect(await answer(api().get(`${path}?cursor=limit%3D2`))).toEqual([
      422,
      none,
    ])
    for (const query of ['safe=', 'safe=0x12', 'delegate=x', 'label=%00']) {
      expect((await answer(api().get(`${path}?${query}`)))[0]).toBe(422)
    }
    const good = await addition()
    for (const body of [
      { ...good, label: 'x'.repeat(51) },
      { ...good, label: 'a\0b' },
      { ...good, label: null },
      { ...good, label: 5 },
      { ...good, delegate: '0x12' },
      { ...good, delegator: null },
      { ...good, signature: '0x' },
      { ...good, safe: 5 },
      [],
      null,
    ]) {
      expect((await answer(api().post(path, body)))[0]).toBe(422)
    }
    const { signature } = good
    expect(await answer(api().delete(ofDave, { signature }))).toMatchObject([
      422,
      { message: 'At least one of delegator and safe is required' },
    ])
    expect(
      (await answer(api().delete(`${path}/0x12`, { signature, safe })))[0],
    ).toBe(422)
    expect(await countRows()).toBe(0)
  })
})
