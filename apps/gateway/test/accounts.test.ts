import type { Address } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import {
  account,
  accountDataSetting,
} from '../src/platform/db/schema/accounts.ts'
import { type Api, createApi, read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice, bob } from './support/people.ts'
import { signIn } from './support/signIn.ts'

const config = loadConfig({
  GATEWAY_RATE_LIMIT_AUTH: '1000',
  GATEWAY_RATE_LIMIT_ACCOUNTS: '1000',
})
const refusal = (statusCode: number, message: string, error: string) => [
  statusCode,
  { message, error, statusCode },
]
const forbidden = refusal(403, 'Forbidden resource', 'Forbidden')
const unauthorized = refusal(401, 'Unauthorized', 'Unauthorized')
const notFound = refusal(404, 'Account not found', 'Not Found')
const unknownType = refusal(
  422,
  'Data types not found or not active',
  'Unprocessable Entity',
)
const own = `/v1/accounts/${alice.address}`

describeOneStore('accounts', (store) => {
  let api: Api
  let cookie: string
  beforeEach(async () => {
    api = createApi({ db: store.db, config })
    cookie = await signIn(api, alice)
  })

  const send = async (
    method: string,
    path: string,
    { body, as = cookie }: { body?: unknown; as?: string | null } = {},
  ): Promise<[number, unknown]> => {
    const response = await api.send(path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(as === null ? {} : { cookie: as }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return [response.status, text === '' ? null : JSON.parse(text)]
  }
  const create = (address: Address = alice.address, as?: string | null) =>
    send('POST', '/v1/accounts', {
      body: { address },
      ...(as === undefined ? {} : { as }),
    })
  const put = (accountDataSettings: unknown) =>
    send('PUT', `${own}/data-settings`, { body: { accountDataSettings } })

  test('default', async () => {
    const [status, created] = await create()
    expect([status, created]).toEqual([
      201,
      {
        id: expect.stringMatching(/^\d+$/),
        groupId: null,
        address: alice.address,
        name: null,
      },
    ])
    expect(await send('GET', own)).toEqual([200, created])
    expect(await send('DELETE', own)).toEqual([204, null])
    expect(await send('GET', own)).toEqual(notFound)
    expect(await send('DELETE', own)).toEqual(notFound)
  })

  test('behavior: a name is kept', async () => {
    const body = { address: alice.address.toLowerCase(), name: 'Treasury' }
    expect(await send('POST', '/v1/accounts', { body })).toMatchObject([
      201,
      { address: alice.address, name: 'Treasury' },
    ])
    expect(await send('GET', own)).toMatchObject([200, { name: 'Treasury' }])
  })

  test('error: a name of any length', async () => {
    const body = { address: alice.address, name: 'x'.repeat(129) }
    expect(await send('POST', '/v1/accounts', { body })).toMatchObject([
      422,
      { path: ['name'] },
    ])
    expect(await store.db.select().from(account)).toEqual([])
  })

  test('error: a second account, however the two are timed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create()),
    )
    const statuses = answers.map(([status]) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(await create()).toEqual(
      refusal(422, 'Account already exists', 'Unprocessable Entity'),
    )
    expect(await store.db.select().from(account)).toHaveLength(1)
  })

  test('behavior: data types are for everybody', async () => {
    expect(await send('GET', '/v1/accounts/data-types', { as: null })).toEqual([
      200,
      [
        {
          id: '1',
          name: 'CounterfactualSafes',
          description: expect.any(String),
          isActive: true,
        },
        {
          id: '2',
          name: 'Watchlist',
          description: expect.any(String),
          isActive: true,
        },
      ],
    ])
  })

  test('behavior: data settings', async () => {
    await create()
    expect(await send('GET', `${own}/data-settings`)).toEqual([200, []])
    const one = { dataTypeId: '1', enabled: true }
    const two = { dataTypeId: '2', enabled: false }
    expect(await put([two, one])).toEqual([200, [one, two]])
    expect(await put([{ ...one, enabled: false }])).toEqual([
      200,
      [{ ...one, enabled: false }, two],
    ])
    expect(await put([])).toEqual([200, [{ ...one, enabled: false }, two]])
    expect(await send('GET', `${own}/data-settings`)).toEqual([
      200,
      [{ ...one, enabled: false }, two],
    ])
    await send('DELETE', own)
    expect(await store.db.select().from(accountDataSetting)).toEqual([])
    await create()
    expect(await send('GET', `${own}/data-settings`)).toEqual([200, []])
  })

  test.each([
    [[{ dataTypeId: '3', enabled: true }]],
    [
      [
        { dataTypeId: '1', enabled: true },
        { dataTypeId: '3', enabled: true },
      ],
    ],
    [
      [
        { dataTypeId: '1', enabled: true },
        { dataTypeId: '1', enabled: false },
      ],
    ],
  ])('error: settings of %j', async (settings) => {
    await create()
    expect(await put(settings)).toEqual(unknownType)
    expect(await store.db.select().from(accountDataSetting)).toEqual([])
  })

  test.each([
    [undefined],
    [null],
    ['all'],
    [[{ dataTypeId: 1, enabled: true }]],
    [[{ dataTypeId: '1', enabled: 'yes' }]],
  ])('error: settings of another form: %j', async (settings) => {
    await create()
    expect(await put(settings)).toMatchObject([422, { statusCode: 422 }])
  })

  test('error: a missing account', async () => {
    expect(await send('GET', own)).toEqual(notFound)
    expect(await send('DELETE', own)).toEqual(notFound)
    expect(await send('GET', `${own}/data-settings`)).toEqual(notFound)
    expect(await put([])).toEqual(notFound)
  })

  test('behavior: a deletion amid new settings removes all settings', async () => {
    await create()
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () =>
        put([{ dataTypeId: '1', enabled: true }]),
      ),
      send('DELETE', own),
      ...Array.from({ length: 5 }, () =>
        put([{ dataTypeId: '2', enabled: true }]),
      ),
    ])
    for (const [status] of answers) expect([200, 204, 404]).toContain(status)
    expect(await store.db.select().from(account)).toEqual([])
    expect(await store.db.select().from(accountDataSetting)).toEqual([])
  })

  describe('error: the account of another user', () => {
    test.each([
      ['POST', '/v1/accounts'],
      ['GET', own],
      ['DELETE', own],
      ['GET', `${own}/data-settings`],
      ['PUT', `${own}/data-settings`],
    ])('%s %s', async (method, path) => {
      await create()
      const body =
        method === 'POST'
          ? { address: alice.address }
          : method === 'PUT'
            ? { accountDataSettings: [] }
            : undefined
      const stranger = await signIn(api, bob)
      const options = body === undefined ? {} : { body }
      expect(await send(method, path, { ...options, as: stranger })).toEqual(
        unauthorized,
      )
      expect(await send(method, path, { ...options, as: null })).toEqual(
        forbidden,
      )
      expect(await store.db.select().from(account)).toHaveLength(1)
    })
  })

  test('error: an invalid address', async () => {
    expect(await send('GET', '/v1/accounts/somebody')).toMatchObject([
      422,
      { statusCode: 422, message: 'Invalid address' },
    ])
    const body = { address: 'somebody' }
    expect(await send('POST', '/v1/accounts', { body })).toMatchObject([
      422,
      { statusCode: 422 },
    ])
  })

  test('behavior: replay after logging out', async () => {
    await create()
    await send('POST', '/v1/auth/logout')
    expect(await send('GET', own)).toEqual(forbidden)
    expect(await send('DELETE', own)).toEqual(forbidden)
    expect(await read(api.get(own, { cookie }))).toEqual(forbidden[1])
    expect(await store.db.select().from(account)).toHaveLength(1)
  })
})
