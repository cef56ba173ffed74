import { type Hex, hashMessage } from 'viem'
import { describe, expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { authNonce, session } from '../src/platform/db/schema/accounts.ts'
import { type Api, type ApiOptions, createApi, read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice, bob } from './support/people.ts'
import {
  cookieOf,
  getNonce,
  type SignInFields,
  signIn,
  signInText,
} from './support/signIn.ts'

const minute = 60_000
const config = loadConfig({ GATEWAY_RATE_LIMIT_AUTH: '1000' })
const forbidden = {
  message: 'Forbidden resource',
  error: 'Forbidden',
  statusCode: 403,
}
const unauthorized = (message: string) => [
  401,
  { message, error: 'Unauthorized', statusCode: 401 },
]
const answer = async (response: Response) => [
  response.status,
  await read(response),
]

describeOneStore('sign-in', (store) => {
  const clock = { ahead: 0 }
  const open = (options: Partial<ApiOptions> = {}): Api => {
    clock.ahead = 0
    return createApi({
      db: store.db,
      config,
      now: () => Date.now() + clock.ahead,
      // All accounts here lack code.
      rpc: () => '0x',
      ...options,
    })
  }
  const verify = async (
    api: Api,
    fields: SignInFields = {},
    person = alice,
  ): Promise<Response> => {
    const message = signInText(alice, await getNonce(api), fields)
    const signature = await person.signMessage({ message })
    return api.post('/v1/auth/verify', { message, signature })
  }
  const sessions = () => store.db.select().from(session)

  test('default', async () => {
    const api = open()
    expect(await answer(await api.get('/v1/auth/me'))).toEqual([403, forbidden])
    expect(await answer(await api.get('/v1/users'))).toEqual([403, forbidden])
    const response = await verify(api)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
    const cookie = cookieOf(response)
    expect(await answer(await api.get('/v1/auth/me', { cookie }))).toEqual([
      200,
      { id: alice.address, authMethod: 'siwe', signerAddress: alice.address },
    ])
    expect(await answer(await api.get('/v1/users', { cookie }))).toEqual([
      404,
      {
        message: 'Cannot GET /v1/users',
        error: 'Not Found',
        statusCode: 404,
      },
    ])
  })

  test('behavior: the cookie', async () => {
    const response = await verify(open())
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^access_token=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const secure = loadConfig({ GATEWAY_PUBLIC_URL: 'https://gateway.example' })
    const elsewhere = await verify(open({ config: secure }))
    expect(elsewhere.headers.getSetCookie()[0]).toMatch(
      /; HttpOnly; SameSite=Lax; Secure$/,
    )
  })

  test('behavior: a message of shorter life makes a shorter session', async () => {
    const api = open()
    const response = await verify(api, {
      expirationTime: new Date(Date.now() + 10 * minute),
    })
    const age = /Max-Age=(\d+)/.exec(response.headers.getSetCookie()[0] ?? '')
    expect(Number(age?.[1])).toBeGreaterThan(590)
    expect(Number(age?.[1])).toBeLessThanOrEqual(600)
    const cookie = cookieOf(response)
    clock.ahead = 9 * minute
    expect((await api.get('/v1/auth/me', { cookie })).status).toBe(200)
    clock.ahead = 10 * minute
    expect((await api.get('/v1/auth/me', { cookie })).status).toBe(403)
  })

  test('behavior: a session ends within a day', async () => {
    const api = open()
    const cookie = await signIn(api, alice, {
      expirationTime: new Date(Date.now() + 90 * 24 * 60 * minute),
    })
    clock.ahead = 24 * 60 * minute - 5_000
    expect((await api.get('/v1/auth/me', { cookie })).status).toBe(200)
    clock.ahead = 24 * 60 * minute
    expect((await api.get('/v1/auth/me', { cookie })).status).toBe(403)
  })

  test('behavior: stores a hash of the token alone', async () => {
    const cookie = await signIn(open(), alice)
    const rows = await sessions()
    expect(rows).toMatchObject([{ address: alice.address, chainId: '1337' }])
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1])
  })

  test('behavior: signing in again ends the session before', async () => {
    const api = open()
    const first = await signIn(api, alice)
    const message = signInText(bob, await getNonce(api))
    const response = await api.send('/v1/auth/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: first },
      body: JSON.stringify({
        message,
        signature: await bob.signMessage({ message }),
      }),
    })
    expect(response.status).toBe(200)
    const cookie = cookieOf(response)
    expect(cookie).not.toBe(first)
    expect((await api.get('/v1/auth/me', { cookie: first })).status).toBe(403)
    expect(await read(api.get('/v1/auth/me', { cookie }))).toMatchObject({
      signerAddress: bob.address,
    })
    expect(await sessions()).toHaveLength(1)
  })

  test('behavior: logging out ends the session itself', async () => {
    const api = open()
    const cookie = await signIn(api, alice)
    const other = await signIn(api, alice)
    const out = () =>
      api.send('/v1/auth/logout', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
      })
    const response = await out()
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.getSetCookie()).toEqual([
      'access_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
    expect((await api.get('/v1/auth/me', { cookie })).status).toBe(403)
    expect((await api.get('/v1/auth/me', { cookie: other })).status).toBe(200)
    expect((await out()).status).toBe(200)
  })

  describe('behavior: logging out and going elsewhere', () => {
    test.each([
      [
        'http://localhost:5173/welcome?a=1',
        'http://localhost:5173/welcome?a=1',
      ],
      [undefined, 'http://localhost:5173/'],
    ])('%s', async (redirect_url, location) => {
      const api = open()
      const cookie = await signIn(api, alice)
      const response = await api.send('/v1/auth/logout/redirect', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ redirect_url }),
      })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(location)
      expect(await sessions()).toEqual([])
    })

    test.each([
      'http://evil.example',
      '//evil.example',
      '/\\evil.example',
      'http://localhost:5173@evil.example',
      'http://me@localhost:5173',
      'http://localhost:51730',
      'https://localhost:5173',
      'http://localhost:5173.evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '/welcome',
      `http://localhost:5173/${'a'.repeat(2_048)}`,
      'blob:http://localhost:5173/00000000-0000-0000-0000-000000000000',
      '',
    ])('error: %s', async (redirect_url) => {
      const api = open()
      const cookie = await signIn(api, alice)
      const response = await api.send('/v1/auth/logout/redirect', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ redirect_url }),
      })
      expect(response.status).toBe(422)
      expect(response.headers.get('location')).toBe(null)
      // The sessions are unchanged.
      expect(await sessions()).toHaveLength(1)
    })
  })

  test('behavior: one nonce signs in once, however often at a time', async () => {
    const api = open()
    const message = signInText(alice, await getNonce(api))
    const signature = await alice.signMessage({ message })
    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.post('/v1/auth/verify', { message, signature }),
      ),
    )
    const statuses = responses.map((response) => response.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 401)).toHaveLength(49)
    expect(await sessions()).toHaveLength(1)
    const again = await api.post('/v1/auth/verify', { message, signature })
    expect(await answer(again)).toEqual(unauthorized('Invalid nonce'))
  })

  test('behavior: a nonce lives five minutes', async () => {
    const api = open()
    const late = await getNonce(api)
    clock.ahead = 5 * minute - 5_000
    const inTime = await getNonce(api)
    const send = async (nonce: string) => {
      const message = signInText(alice, nonce)
      const signature = await alice.signMessage({ message })
      return answer(await api.post('/v1/auth/verify', { message, signature }))
    }
    clock.ahead = 5 * minute
    expect(await send(late)).toEqual(unauthorized('Invalid nonce'))
    const message = signInText(alice, inTime)
    const signature = await alice.signMessage({ message })
    const response = await api.post('/v1/auth/verify', { message, signature })
    expect(response.status).toBe(200)
    // Those that ran out are cleared away with the next one.
    await getNonce(api)
    expect(await store.db.select().from(authNonce)).toHaveLength(1)
  })

  test('error: a nonce that was never given out', async () => {
    const message = signInText(alice, '0123456789abcdef')
    const signature = await alice.signMessage({ message })
    expect(
      await answer(
        await open().post('/v1/auth/verify', { message, signature }),
      ),
    ).toEqual(unauthorized('Invalid nonce'))
  })

  describe('error: a message for somewhere or some time else', () => {
    test.each<[string, () => SignInFields]>([
      ['another domain', () => ({ domain: 'evil.example' })],
      ['another URI', () => ({ uri: 'http://evil.example' })],
      [
        'another site',
        () => ({ domain: 'evil.example', uri: 'http://evil.example' }),
      ],
      ['another listed site', () => ({ uri: 'http://127.0.0.1:5174' })],
      ['another scheme', () => ({ scheme: 'https' })],
      ['another chain', () => ({ chainId: 1 })],
      [
        'issued 31 s ahead',
        () => ({ issuedAt: new Date(Date.now() + 31_500) }),
      ],
      ['expired', () => ({ expirationTime: new Date(Date.now() - 1) })],
      ['not yet valid', () => ({ notBefore: new Date(Date.now() + minute) })],
    ])('%s', async (_, fields) => {
      const api = open()
      expect(await answer(await verify(api, fields()))).toEqual(
        unauthorized('Invalid message'),
      )
      expect(await sessions()).toEqual([])
    })
  })

  test('behavior: clocks may differ by half a minute', async () => {
    const fields = { issuedAt: new Date(Date.now() + 29_000) }
    expect((await verify(open(), fields)).status).toBe(200)
  })

  test('error: a listed page with the message of another', async () => {
    const api = open()
    const message = signInText(alice, await getNonce(api))
    const body = { message, signature: await alice.signMessage({ message }) }
    const send = (origin: string) =>
      api.send('/v1/auth/verify', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify(body),
      })
    expect(await answer(await send('http://127.0.0.1:5174'))).toEqual(
      unauthorized('Invalid message'),
    )
    expect((await send('http://localhost:5173')).status).toBe(200)
  })

  test('error: a foreign signature', async () => {
    const api = open()
    expect(await answer(await verify(api, {}, bob))).toEqual(
      unauthorized('Invalid signature'),
    )
    expect(await sessions()).toEqual([])
  })

  test('error: a nonce is not there for a second try', async () => {
    const api = open()
    const message = signInText(alice, await getNonce(api))
    const send = async (signature: Hex) =>
      answer(await api.post('/v1/auth/verify', { message, signature }))
    expect(await send('0x')).toEqual(unauthorized('Invalid signature'))
    expect(await send(await alice.signMessage({ message }))).toEqual(
      unauthorized('Invalid nonce'),
    )
  })

  test.each([
    ['too short', '0x1234'],
    ['all zero', `0x${'00'.repeat(65)}`],
    ['all one', `0x${'ff'.repeat(65)}`],
    ['long', `0x${'ab'.repeat(10_000)}`],
  ] as const)('error: a signature that is %s', async (_, signature) => {
    const api = open()
    const message = signInText(alice, await getNonce(api))
    expect(
      await answer(await api.post('/v1/auth/verify', { message, signature })),
    ).toEqual(unauthorized('Invalid signature'))
  })

  test('error: a signature of the bare hash', async () => {
    const api = open()
    const message = signInText(alice, await getNonce(api))
    const signature = await alice.signMessage({
      message: { raw: hashMessage(message) },
    })
    expect(
      await answer(await api.post('/v1/auth/verify', { message, signature })),
    ).toEqual(unauthorized('Invalid signature'))
  })

  test.each([
    ['no message', {}],
    ['a number', { message: 1, signature: '0x' }],
    ['no signature', { message: 'Hello' }],
    ['a signature that is none', { message: 'Hello', signature: 'signed' }],
  ])('error: %s', async (_, body) => {
    const response = await open().post('/v1/auth/verify', body)
    expect(response.status).toBe(422)
    expect(await read(response)).toMatchObject({ statusCode: 422 })
  })

  test('error: a text that is no sign-in message', async () => {
    const signature = await alice.signMessage({ message: 'Hello' })
    expect(
      await answer(
        await open().post('/v1/auth/verify', { message: 'Hello', signature }),
      ),
    ).toEqual(unauthorized('Invalid message'))
  })

  test('error: refuses a request with two sessions', async () => {
    const api = open()
    const first = await signIn(api, alice)
    const second = await signIn(api, bob)
    const cookie = `${first}; ${second}`
    expect((await api.get('/v1/auth/me', { cookie })).status).toBe(403)
  })

  test('error: a token that was made up', async () => {
    const api = open()
    const cookie = `access_token=${'A'.repeat(43)}`
    expect((await api.get('/v1/auth/me', { cookie })).status).toBe(403)
  })
})
