import { expect, test } from 'vitest'
import { loadConfig } from '../src/platform/config/loadConfig.ts'
import type { Database } from '../src/platform/db/Database.ts'
import { type Api, createApi, read } from './support/api.ts'
import { describeOneStore } from './support/describeStores.ts'
import { alice } from './support/people.ts'
import { seedIndex, seedSafe, treasury } from './support/seed.ts'

const safePath = `/v1/chains/1337/safes/${treasury.safe}`
const wallet = 'http://localhost:5173'

describeOneStore('hardening', (store) => {
  const api = (): Api => createApi({ db: store.db })

  test('behavior: a listed origin may read with cookies', async () => {
    const response = await api().get('/health/live', { origin: wallet })
    const { headers } = response
    expect(headers.get('access-control-allow-origin')).toBe(wallet)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('vary')).toBe('Origin')
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('behavior: with `loopback`, pages of this machine read and write, others do not', async () => {
    const config = loadConfig({ GATEWAY_ALLOWED_ORIGINS: 'loopback' })
    const { get, send } = createApi({ db: store.db, config })
    const body = '{"data":"0x"}'
    for (const [origin, isAllowed] of [
      ['http://localhost:3000', true],
      ['http://127.0.0.1:1', true],
      ['http://[::1]:65535', true],
      ['https://localhost', true],
      ['http://app.localhost:3000', false],
      ['http://localhost.evil.example', false],
      ['http://localhost:3000.evil.example', false],
      ['http://127.0.0.1.evil.example:80', false],
      ['http://127.0.0.2:3000', false],
      ['loopback', false],
      ['null', false],
    ] as const) {
      const read = await get('/health/live', { origin })
      expect(read.headers.get('access-control-allow-origin')).toBe(
        isAllowed ? origin : null,
      )
      const { status } = await send('/v1/chains/1337/data-decoder', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body,
      })
      expect([origin, status === 403]).toEqual([origin, !isAllowed])
    }
  })

  test.each([
    'http://evil.example',
    'null',
    'http://localhost:5173.evil.example',
  ])('behavior: %s gets no permission', async (origin) => {
    const { get, send } = api()
    const simple = await get('/health/live', { origin })
    const preflight = await send(safePath, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    })
    expect(preflight.status).toBe(204)
    for (const { headers } of [simple, preflight]) {
      expect(headers.get('access-control-allow-origin')).toBe(null)
      expect(headers.get('access-control-allow-credentials')).toBe(null)
    }
  })

  test('behavior: preflight of a listed origin', async () => {
    const { status, headers } = await api().send(safePath, {
      method: 'OPTIONS',
      headers: { origin: wallet, 'access-control-request-method': 'GET' },
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(wallet)
    expect(headers.get('access-control-allow-methods')).toBe(
      'GET, HEAD, POST, PUT, PATCH, DELETE',
    )
    expect(headers.get('access-control-allow-headers')).toMatchInlineSnapshot(
      `"content-type, accept, authorization, if-none-match, last-event-id, safe-wallet-signature, safe-wallet-signature-timestamp, x-captcha-token, x-request-id"`,
    )
    expect(headers.get('access-control-max-age')).toBe('7200')
  })

  test.each([
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['an upload', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['no type', {}],
    [
      'a foreign origin',
      {
        'content-type': 'application/json',
        origin: 'http://evil.localhost:1',
      },
    ],
    [
      'no origin to speak of',
      {
        'content-type': 'application/json',
        origin: 'null',
      },
    ],
  ])('error: a write with %s', async (_, headers) => {
    const body = new TextEncoder().encode('{}')
    const response = await api().send(
      `/v1/chains/1337/transactions/${treasury.safe}/propose`,
      { method: 'POST', headers: headers as Record<string, string>, body },
    )
    expect(response.status).toBe(403)
    expect(await read(response)).toEqual({
      message: 'Forbidden resource',
      error: 'Forbidden',
      statusCode: 403,
    })
  })

  test('error: a foreign host', async () => {
    const response = await api().get('/health/live', { host: 'evil.example' })
    expect(response.status).toBe(421)
    expect(await read(response)).toEqual({
      message: 'Misdirected Request',
      error: 'Misdirected Request',
      statusCode: 421,
    })
  })

  test.each(['localhost', '127.0.0.1:5180', '[::1]:5180', 'LOCALHOST:1'])(
    'behavior: host %s is ours',
    async (host) => {
      expect((await api().get('/health/live', { host })).status).toBe(200)
    },
  )

  test('error: an unknown route', async () => {
    const response = await api().get('/v1/nowhere?x=1')
    expect(response.status).toBe(404)
    expect(await read(response)).toEqual({
      message: 'Cannot GET /v1/nowhere',
      error: 'Not Found',
      statusCode: 404,
    })
    expect(
      (
        await api().send(safePath, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(404)
  })

  test('error: too many query parameters', async () => {
    const response = await api().get(`${safePath}?${'a=1&'.repeat(10_000)}`)
    expect(response.status).toBe(400)
    expect(await read(response)).toEqual({
      message: 'Too many query parameters',
      error: 'Bad Request',
      statusCode: 400,
    })
    const long = await api().get(`/v1/chains/${'1'.repeat(257)}`)
    expect(long.status).toBe(404)
  })

  test('error: an invalid boolean', async () => {
    await seedSafe(store.db)
    const response = await api().get(
      `${safePath}/transactions/queued?trusted=yes`,
    )
    expect(response.status).toBe(400)
    expect(await read(response)).toEqual({
      message: 'Validation failed (boolean string is expected)',
      error: 'Bad Request',
      statusCode: 400,
    })
  })

  test('behavior: an unchanged page costs only its tag', async () => {
    await seedSafe(store.db)
    const { get } = api()
    const first = await get(safePath)
    const tag = first.headers.get('etag') ?? ''
    const again = await get(safePath, { 'if-none-match': tag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const weak = await get(safePath, { 'if-none-match': `"x", W/${tag}` })
    expect(weak.status).toBe(304)
    const any = await get(safePath, { 'if-none-match': '*' })
    expect([any.status, await any.text()]).toEqual([304, ''])
    const other = await get(safePath, { 'if-none-match': '"other"' })
    expect(other.status).toBe(200)
  })

  test('behavior: trailing slashes do not matter', async () => {
    await seedSafe(store.db)
    expect((await api().get(`${safePath}/`)).status).toBe(200)
    expect((await api().get(`${safePath}/incoming-transfers/`)).status).toBe(
      200,
    )
  })

  test('error: inside troubles stay inside', async () => {
    const broken = new Proxy({} as Database, {
      get: () => {
        throw new Error('secret path /etc/passwd in select * from safe')
      },
    })
    const { get } = createApi({ db: broken })
    const response = await get(safePath)
    expect(response.status).toBe(500)
    expect(await response.text()).toBe(
      '{"code":500,"message":"Internal server error"}',
    )
    const down = new Proxy({} as Database, {
      get: () => {
        throw new Error('query', {
          cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }),
        })
      },
    })
    const away = await createApi({ db: down }).get(safePath)
    expect(away.status).toBe(503)
    expect(await away.text()).toBe(
      '{"code":503,"message":"Service unavailable"}',
    )
    const overviews = await createApi({ db: down }).get(
      `/v2/safes?currency=usd&safes=1337:${treasury.safe}`,
    )
    expect(overviews.status).toBe(503)
    const ready = await createApi({ db: down }).get('/health/ready')
    expect(ready.status).toBe(503)
  })

  test('behavior: leaves the checks out of the settings', () => {
    const settings = Object.keys(loadConfig({}))
    expect(settings.join()).not.toMatch(/sign|verif|hash|check|trust|skip/i)
  })

  test('behavior: refuses hostile texts or answers them with an empty list', async () => {
    await seedIndex(store.db)
    await seedSafe(store.db)
    const { get } = api()
    const texts = [
      "' or 1=1 --",
      "'; drop table safe; --",
      '") or ("1"="1',
      '%00',
      '%2e%2e%2f',
      '{{7*7}}',
      '\\',
      '0x',
      '-1',
      '1e309',
      'NaN',
      '𝟙',
      '9'.repeat(200),
    ]
    const filters = [
      'incoming-transfers/?to=',
      'incoming-transfers/?value=',
      'incoming-transfers/?token_address=',
      'incoming-transfers/?execution_date__gte=',
      'module-transactions/?module=',
      'module-transactions/?transaction_hash=',
      'multisig-transactions/?nonce=',
      'multisig-transactions/?executed=',
      'multisig-transactions/?value=',
      'transactions/history?timezone=',
      'transactions/history?timezone_offset=',
      'transactions/history?cursor=',
      'transactions/queued?cursor=',
    ]
    for (const filter of filters) {
      for (const text of texts) {
        const value = text.startsWith('%') ? text : encodeURIComponent(text)
        const { status } = await get(`${safePath}/${filter}${value}`)
        expect([200, 400, 422], `${filter}${text}`).toContain(status)
      }
    }
    for (const text of texts) {
      const part = text.startsWith('%') ? text : encodeURIComponent(text)
      for (const path of [
        `/v1/chains/${part}/safes/${alice.address}`,
        `/v1/chains/1337/safes/${part}`,
        `/v1/chains/1337/transactions/${part}`,
        `/v1/chains/1337/transactions/transfer_${alice.address}_${part}`,
        `/v1/chains/1337/contracts/${part}`,
      ]) {
        const { status } = await get(path)
        expect([400, 404, 422], path).toContain(status)
      }
    }
  })
})
