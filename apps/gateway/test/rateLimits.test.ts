import { describe, expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import { createApi, read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice } from './support/people.ts'
import { seedBackfills } from './support/seed.ts'
import { signIn, walletOrigin } from './support/signIn.ts'
import { startServer } from './support/startServer.ts'

const tooMany = { code: 429, message: 'Rate limit reached' }

describeOneStore('rate limits', (store) => {
  const open = async (environment: Record<string, string> = {}) => {
    const clock = { time: Date.now() }
    const server = await startServer({
      db: store.db,
      config: loadConfig(environment),
      now: () => clock.time,
    })
    onTestFinished(() => server.close())
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${server.url}${path}`, { headers })
    const times = async (
      count: number,
      path: string,
      headers?: Record<string, string>,
    ) => {
      const statuses: number[] = []
      for (let n = 0; n < count; n += 1) {
        statuses.push((await get(path, headers)).status)
      }
      return statuses
    }
    return { clock, get, times, url: server.url }
  }
  const nonce = '/v1/auth/nonce'
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const proxied = { GATEWAY_TRUSTED_PROXIES: '127.0.0.1' }

  test('default', async () => {
    const { clock, get, times } = await open()
    expect(await times(5, nonce)).toEqual([200, 200, 200, 200, 200])
    const sixth = await get(nonce, { origin: walletOrigin })
    expect([sixth.status, await read(sixth)]).toEqual([429, tooMany])
    expect(sixth.headers.get('retry-after')).toBe('12')
    // Pages can read the answer, and how long to wait.
    const { headers } = sixth
    expect(headers.get('access-control-allow-origin')).toBe(walletOrigin)
    expect(headers.get('access-control-expose-headers')).toContain(
      'Retry-After',
    )
    clock.time += 11_999
    expect((await get(nonce)).headers.get('retry-after')).toBe('1')
    clock.time += 1
    expect(await times(2, nonce)).toEqual([200, 429])
  })

  test('behavior: health probes are answered when their address is limited', async () => {
    const { times } = await open({ GATEWAY_RATE_LIMIT: '3' })
    await seedBackfills(store.db)
    expect(await times(4, '/about')).toEqual([200, 200, 200, 429])
    expect(await times(5, '/health/live')).toEqual(Array(5).fill(200))
    expect(await times(5, '/health/ready')).toEqual(Array(5).fill(200))
    expect(await times(1, '/about')).toEqual([429])
  })

  test('behavior: the two steps of signing in are counted apart', async () => {
    const { times, url } = await open()
    await times(6, nonce)
    const post = () =>
      fetch(`${url}/v1/auth/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) statuses.push((await post()).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect(await times(20, '/v1/auth/me')).toEqual(Array(20).fill(403))
  })

  test('behavior: requests of other sites are free of charge', async () => {
    const { times } = await open()
    await times(10, nonce, { origin: 'http://evil.example' })
    expect(await times(1, nonce)).toEqual([200])
  })

  test('behavior: a forged address header leaves the limit in place', async () => {
    const { get, times } = await open()
    await times(5, nonce)
    expect((await get(nonce, from('203.0.113.9'))).status).toBe(429)
  })

  describe('behavior: behind a proxy', () => {
    test('every client has limits of its own', async () => {
      const { times } = await open(proxied)
      const client = from('198.51.100.7, 203.0.113.9')
      expect(await times(6, nonce, client)).toEqual([
        200, 200, 200, 200, 200, 429,
      ])
      expect(await times(1, nonce, from('198.51.100.7'))).toEqual([200])
    })

    test('a network of IPv6 addresses is one client', async () => {
      const { get } = await open(proxied)
      const statuses: number[] = []
      for (let n = 1; n <= 6; n += 1) {
        const address = `2001:db8:1:2:${n}::${n}`
        statuses.push((await get(nonce, from(address))).status)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      expect((await get(nonce, from('2001:db8:1:3::1'))).status).toBe(200)
    })
  })

  test('behavior: all requests of a client together', async () => {
    const { get, times } = await open({ GATEWAY_RATE_LIMIT: '3' })
    expect(await times(3, '/about')).toEqual([200, 200, 200])
    for (const path of ['/v1/chains', '/nowhere', '/about']) {
      const response = await get(path)
      expect([response.status, await read(response)]).toEqual([429, tooMany])
      // A token takes 20 s to come back.
      expect(response.headers.get('retry-after')).toBe('20')
    }
  })

  test('behavior: sends a wait of at most half a minute', async () => {
    const { get, times } = await open({ GATEWAY_RATE_LIMIT: '1' })
    expect(await times(1, '/about')).toEqual([200])
    const response = await get('/about')
    expect(response.headers.get('retry-after')).toBe('30')
  })

  test('behavior: a session is one client, wherever it is used', async () => {
    const api = createApi({ db: store.db })
    const cookie = await signIn(api, alice)
    const { get } = await open({ ...proxied, GATEWAY_RATE_LIMIT: '3' })
    const statuses: number[] = []
    for (let n = 1; n <= 4; n += 1) {
      const headers = { ...from(`198.51.100.${n}`), cookie }
      statuses.push((await get('/v1/auth/me', headers)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('behavior: creating accounts', async () => {
    const api = createApi({ db: store.db })
    const cookie = await signIn(api, alice)
    const { url } = await open({ GATEWAY_RATE_LIMIT_ACCOUNTS: '2' })
    const create = () =>
      fetch(`${url}/v1/accounts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ address: alice.address }),
      })
    const statuses: number[] = []
    for (let n = 0; n < 2; n += 1) statuses.push((await create()).status)
    expect(statuses).toEqual([201, 422])
    const third = await create()
    expect([third.status, await read(third)]).toEqual([429, tooMany])
    expect(third.headers.get('retry-after')).toBe('30')
  })

  test('behavior: limits requests that store, mail or pay', async () => {
    const { url } = await open({ GATEWAY_RATE_LIMIT_COSTLY: '2' })
    const chain = '/v1/chains/1337'
    const emails = `${chain}/safes/${alice.address}/emails`
    const own = `${emails}/${alice.address}`
    for (const route of [
      'POST /v1/register/notifications',
      'POST /v2/register/notifications',
      `POST ${chain}/delegates`,
      'POST /v2/chains/1337/delegates',
      `POST ${emails}`,
      `PUT ${own}`,
      `POST ${own}/verify-resend`,
      `PUT ${own}/verify`,
      `POST ${chain}/relay`,
    ]) {
      const [method = '', path = ''] = route.split(' ')
      const ask = async () => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(`${url}${path}`, { method, headers })).status
      }
      await ask()
      await ask()
      expect(await ask(), route).toBe(429)
    }
  })

  test('behavior: a local gateway leaves its machine alone', async () => {
    const { get } = await open()
    const statuses = new Set<number>()
    // A busy machine refuses connections when all of them come at once.
    for (let sent = 0; sent < 2_000; sent += 50) {
      const together = Array.from({ length: 50 }, () => get('/about'))
      for (const { status } of await Promise.all(together)) statuses.add(status)
    }
    expect([...statuses]).toEqual([200])
  })
})
