import { describe, expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { account, session } from '../src/platform/db/schema/accounts.ts'
import { type Api, createApi, read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice } from './support/people.ts'
import { getNonce, signIn, signInText, walletOrigin } from './support/signIn.ts'

const config = loadConfig({ GATEWAY_RATE_LIMIT_AUTH: '1000' })
const json = 'application/json'
const forbidden = {
  message: 'Forbidden resource',
  error: 'Forbidden',
  statusCode: 403,
}
type Headers = Record<string, string>

const refused: [string, Headers][] = [
  ['text', { 'content-type': 'text/plain' }],
  [
    'text that ends in JSON',
    { 'content-type': 'text/plain; application/json' },
  ],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['an upload', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['no content type', {}],
  ['an empty content type', { 'content-type': '' }],
  [
    'an unlisted origin',
    { 'content-type': json, origin: 'http://evil.localhost:1' },
  ],
  [
    'an unlisted origin that claims to be near',
    {
      'content-type': json,
      origin: 'http://evil.localhost:1',
      'sec-fetch-site': 'same-site',
    },
  ],
  ['the origin null', { 'content-type': json, origin: 'null' }],
  ['an empty origin', { 'content-type': json, origin: '' }],
  [
    'another site and a listed origin',
    {
      'content-type': json,
      origin: walletOrigin,
      'sec-fetch-site': 'cross-site',
    },
  ],
  [
    'another site and no origin',
    { 'content-type': json, 'sec-fetch-site': 'cross-site' },
  ],
  [
    'a site of no known kind',
    { 'content-type': json, 'sec-fetch-site': 'elsewhere' },
  ],
]

const accepted: [string, Headers][] = [
  ['no origin, from no browser', { 'content-type': json }],
  [
    'JSON with a charset',
    { 'content-type': 'Application/JSON; charset=utf-8' },
  ],
  ['a listed origin', { 'content-type': json, origin: walletOrigin }],
  ...['same-origin', 'same-site', 'none'].map((site): [string, Headers] => [
    `a listed origin, ${site}`,
    { 'content-type': json, origin: walletOrigin, 'sec-fetch-site': site },
  ]),
]

describeOneStore('cross-site requests', (store) => {
  const open = (): Api => createApi({ db: store.db, config })
  const send = (
    api: Api,
    path: string,
    {
      headers,
      body = {},
      method = 'POST',
    }: {
      headers: Headers
      body?: unknown
      method?: string
    },
  ) =>
    api.send(path, {
      method,
      headers,
      // Bytes: a text would bring a content type along.
      body: new TextEncoder().encode(JSON.stringify(body)),
    })
  const signedBody = async (api: Api) => {
    const message = signInText(alice, await getNonce(api))
    return { message, signature: await alice.signMessage({ message }) }
  }

  describe('error: signing in with', () => {
    test.each(refused)('%s', async (_, headers) => {
      const api = open()
      const body = await signedBody(api)
      const response = await send(api, '/v1/auth/verify', { headers, body })
      expect([response.status, await read(response)]).toEqual([403, forbidden])
      expect(response.headers.getSetCookie()).toEqual([])
      expect(await store.db.select().from(session)).toEqual([])
    })
  })

  describe('behavior: signing in with', () => {
    test.each(accepted)('%s', async (_, headers) => {
      const api = open()
      const body = await signedBody(api)
      const response = await send(api, '/v1/auth/verify', { headers, body })
      expect(response.status).toBe(200)
      expect(await store.db.select().from(session)).toHaveLength(1)
    })
  })

  describe('error: a change with a foreign cookie and', () => {
    test.each(refused)('%s', async (_, headers) => {
      const api = open()
      const cookie = await signIn(api, alice)
      const account0 = await send(api, '/v1/accounts', {
        headers: { 'content-type': json, cookie },
        body: { address: alice.address },
      })
      expect(account0.status).toBe(201)
      const own = `/v1/accounts/${alice.address}`
      const settings = {
        accountDataSettings: [{ dataTypeId: '1', enabled: true }],
      }
      for (const [method, path, body] of [
        ['DELETE', own, {}],
        ['PUT', `${own}/data-settings`, settings],
        ['POST', '/v1/auth/logout', {}],
        ['POST', '/v1/auth/logout/redirect', {}],
        // A route with a session serves this site's pages alone.
        ['POST', '/v1/chains/1337/data-decoder', { data: '0x' }],
      ] as const) {
        const response = await send(api, path, {
          method,
          headers: { ...headers, cookie },
          body,
        })
        expect([response.status, await read(response)]).toEqual([
          403,
          forbidden,
        ])
      }
      expect(await store.db.select().from(account)).toHaveLength(1)
      expect(await store.db.select().from(session)).toHaveLength(1)
      expect(await read(api.get(`${own}/data-settings`, { cookie }))).toEqual(
        [],
      )
    })
  })

  describe('error: creating an account with', () => {
    test.each(refused)('%s', async (_, headers) => {
      const api = open()
      const cookie = await signIn(api, alice)
      const response = await send(api, '/v1/accounts', {
        headers: { ...headers, cookie },
        body: { address: alice.address },
      })
      expect(response.status).toBe(403)
      expect(await store.db.select().from(account)).toEqual([])
    })
  })

  describe('writes without a body and without a content type', () => {
    const logout = (api: Api, headers: Headers) =>
      api.send('/v1/auth/logout', { method: 'POST', headers })
    const sessions = () => store.db.select().from(session)

    test.each(refused.filter(([, headers]) => Boolean(headers['origin'])))(
      'error: refused from %s',
      async (_, { 'content-type': _type, ...headers }) => {
        const api = open()
        const cookie = await signIn(api, alice)
        const response = await logout(api, { ...headers, cookie })
        expect([response.status, await read(response)]).toEqual([
          403,
          forbidden,
        ])
        expect(await sessions()).toHaveLength(1)
      },
    )

    test('error: refused from another site with a cookie', async () => {
      const api = open()
      const cookie = await signIn(api, alice)
      const foreign = { cookie, 'sec-fetch-site': 'cross-site' }
      expect((await logout(api, foreign)).status).toBe(403)
      expect(await sessions()).toHaveLength(1)
    })

    test.each<[string, Headers]>([
      ['no browser', {}],
      ['a listed origin', { origin: walletOrigin }],
    ])('behavior: accepted from %s', async (_, headers) => {
      const api = open()
      const cookie = await signIn(api, alice)
      expect((await logout(api, { ...headers, cookie })).status).toBe(200)
      expect(await sessions()).toHaveLength(0)
    })
  })

  test.each(['http://evil.example', 'http://evil.localhost:1', 'null'])(
    'error: refuses %s before it can read an answer or a nonce',
    async (origin) => {
      const api = open()
      const cookie = await signIn(api, alice)
      for (const path of ['/v1/auth/verify', '/v1/auth/me', '/v1/accounts']) {
        const preflight = await api.send(path, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type',
          },
        })
        expect(preflight.headers.get('access-control-allow-origin')).toBe(null)
        expect(preflight.headers.get('access-control-allow-headers')).toBe(null)
      }
      const me = await api.get('/v1/auth/me', { origin, cookie })
      expect(me.headers.get('access-control-allow-origin')).toBe(null)
      expect(me.headers.get('access-control-allow-credentials')).toBe(null)
      expect((await api.get('/v1/auth/nonce', { origin })).status).toBe(403)
    },
  )

  test('behavior: a listed page of another site may call routes without a session', async () => {
    const response = await send(open(), '/v1/chains/1337/data-decoder', {
      headers: {
        'content-type': json,
        origin: 'http://127.0.0.1:5174',
        'sec-fetch-site': 'cross-site',
      },
      body: { data: '0x' },
    })
    expect(response.status).not.toBe(403)
  })

  test('behavior: answers with a cookie carry the permission of their origin', async () => {
    const api = open()
    const response = await send(api, '/v1/auth/verify', {
      headers: { 'content-type': json, origin: walletOrigin },
      body: await signedBody(api),
    })
    const { headers } = response
    expect(headers.get('access-control-allow-origin')).toBe(walletOrigin)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('vary')).toBe('Origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
