import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import { getSafeInfo } from '../calls/safes.gen.ts'
import { isGatewayError } from '../errors/isGatewayError.ts'
import { createSafeInfo } from '../testing/index.ts'
import { validateResponse } from '../validate/index.ts'
import { createGatewayClient } from './createGatewayClient.ts'
import type { GatewayClientOptions } from './types.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const baseUrl = 'https://gateway.example'
const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const url = `${baseUrl}/v1/chains/1/safes/${safeAddress}`
const read = (options: GatewayClientOptions = {}) =>
  getSafeInfo(createGatewayClient({ baseUrl, retryDelay: 1, ...options }), {
    chainId: '1',
    safeAddress,
  })
const answer = (respond: () => Response | Promise<Response>) => {
  const spy = vi.fn(respond)
  server.use(http.get(url, spy))
  return spy
}

test('default', async () => {
  const safe = createSafeInfo()
  answer(() => HttpResponse.json(safe))
  expect(await read()).toEqual(safe)
})

test('behavior: the client is named by its base URL', () => {
  const client = createGatewayClient()
  expect(client.uid).toBe('https://safe-client.safe.global')
  expect(createGatewayClient({ baseUrl: `${baseUrl}/` }).uid).toBe(baseUrl)
  expect(createGatewayClient({ uid: 'mine' }).uid).toBe('mine')
})

test.each(['?key=1', '/?', '#', '/base#part'])(
  'error: a base URL that ends in %s',
  (end) => {
    expect(() => createGatewayClient({ baseUrl: `${baseUrl}${end}` })).toThrow(
      expect.objectContaining({
        name: 'InvalidParameterError',
        parameter: 'baseUrl',
        message: 'The parameter "baseUrl" is missing or malformed.',
      }),
    )
  },
)

describe('error: status', () => {
  test.each<[string, Response]>([
    [
      'CGW error - 404: No such safe',
      Response.json({ code: 404, message: 'No such safe' }, { status: 404 }),
    ],
    [
      'CGW error - 422: Invalid nonce',
      Response.json(
        { statusCode: 422, message: 'Invalid nonce' },
        { status: 422 },
      ),
    ],
    [
      'CGW error - custom: Invalid address',
      Response.json(
        { statusCode: 422, code: 'custom', message: 'Invalid address' },
        { status: 422 },
      ),
    ],
    [
      'CGW error - 0: zero',
      Response.json({ code: 0, message: 'zero' }, { status: 400 }),
    ],
    [
      'CGW error - 1: a,b',
      Response.json({ code: 1, message: ['a', 'b'] }, { status: 400 }),
    ],
    [
      'CGW error - status Not Found',
      Response.json(
        { message: 'only' },
        { status: 404, statusText: 'Not Found' },
      ),
    ],
    [
      'CGW error - status Not Found',
      Response.json(null, { status: 404, statusText: 'Not Found' }),
    ],
    [
      'CGW error - status Bad Request',
      new Response('<html>', { status: 400, statusText: 'Bad Request' }),
    ],
    [
      'CGW error - status Bad Request',
      new Response(null, { status: 400, statusText: 'Bad Request' }),
    ],
  ])('%s', async (message, response) => {
    await expect(read({ fetch: async () => response })).rejects.toThrow(
      expect.objectContaining({ name: 'GatewayStatusError', message }),
    )
  })

  test('fields', async () => {
    const body = { code: 1, message: 'no', arguments: ['x'] }
    answer(() => HttpResponse.json(body, { status: 422 }))
    const error = await read().catch((reason: unknown) => reason)
    expect(isGatewayError(error)).toBe(true)
    expect(error).toMatchObject({
      name: 'GatewayStatusError',
      status: 422,
      code: 1,
      url,
      method: 'GET',
      body,
      retryable: false,
    })
  })
})

describe('error: network, timeout, abort', () => {
  test('network', async () => {
    answer(() => HttpResponse.error())
    await expect(read({ retry: 0 })).rejects.toMatchObject({
      name: 'GatewayNetworkError',
      message: 'HTTP request failed.',
      retryable: true,
      url,
      cause: expect.any(TypeError),
    })
  })

  test('timeout, although fetch ignores the signal', async () => {
    const fetch = vi.fn(() => new Promise<Response>(() => {}))
    await expect(read({ fetch, timeout: 10 })).rejects.toMatchObject({
      name: 'GatewayTimeoutError',
      message: 'The request took too long to respond.',
    })
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('a timeout of 0 or infinity waits for the answer', async () => {
    const fetch = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return Response.json({})
    }
    expect(await read({ fetch, timeout: 0 })).toEqual({})
    expect(await read({ fetch, timeout: Number.POSITIVE_INFINITY })).toEqual({})
  })

  test('abort before', async () => {
    const fetch = vi.fn()
    const client = createGatewayClient({ baseUrl, fetch })
    const reason = new Error('left the page')
    await expect(
      getSafeInfo(client, {
        chainId: '1',
        safeAddress,
        signal: AbortSignal.abort(reason),
      }),
    ).rejects.toMatchObject({
      name: 'AbortError',
      message: 'The request was aborted.',
      cause: reason,
    })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('abort while waiting to retry', async () => {
    const spy = answer(() => HttpResponse.json({}, { status: 503 }))
    const client = createGatewayClient({ baseUrl, retryDelay: 60_000 })
    const controller = new AbortController()
    const result = getSafeInfo(client, {
      chainId: '1',
      safeAddress,
      signal: controller.signal,
    })
    await vi.waitFor(() => expect(spy).toHaveBeenCalledOnce())
    await new Promise((resolve) => setTimeout(resolve, 20))
    controller.abort()
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
    expect(spy).toHaveBeenCalledOnce()
  })
})

describe('headers, credentials, hooks', () => {
  test('behavior: calls the headers function for each attempt', async () => {
    const seen: unknown[] = []
    let count = 0
    await expect(
      read({
        retry: 1,
        headers: async () => ({ 'X-Try': `${count++}` }),
        credentials: 'include',
        fetch: async (_, init) => {
          seen.push([init?.headers, init?.credentials])
          return Response.json({}, { status: 503 })
        },
      }),
    ).rejects.toThrow()
    const type = { 'Content-Type': 'application/json' }
    expect(seen).toEqual([
      [{ 'X-Try': '0', ...type }, 'include'],
      [{ 'X-Try': '1', ...type }, 'include'],
    ])
  })

  test('behavior: hooks see every attempt', async () => {
    const seen: unknown[] = []
    let status = 503
    await read({
      onRequest: (attempt) => seen.push(attempt),
      onResponse: (attempt) => {
        seen.push(attempt.status)
        status = 200
      },
      fetch: async () => Response.json({}, { status }),
    })
    const route = 'GET /v1/chains/{chainId}/safes/{safeAddress}'
    const attempt = { route, method: 'GET', url }
    expect(seen).toEqual([
      { ...attempt, retry: 0 },
      503,
      { ...attempt, retry: 1 },
      200,
    ])
  })

  test('behavior: a thousand interleaved calls of two clients', async () => {
    const clients = ['https://one.example', 'https://two.example'].map(
      (host) => ({
        host,
        client: createGatewayClient({
          baseUrl: host,
          fetch: async (to) => Response.json({ host: new URL(`${to}`).origin }),
        }),
      }),
    )
    await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => {
        const { host, client } = clients[index % 2] ?? clients[0] ?? never()
        const found = await getSafeInfo(client, { chainId: '1', safeAddress })
        expect(found).toEqual({ host })
      }),
    )
  })
})

function never(): never {
  throw new Error('unreachable')
}

describe('error: a success with an invalid body', () => {
  const invalid = {
    name: 'InvalidResponseError',
    message: 'The gateway sent an invalid response.',
    status: 200,
    retryable: false,
  }
  const body = (text: string | null) =>
    read({ fetch: async () => new Response(text) })

  test.each([
    ['a captive portal', '<html>Welcome</html>'],
    ['nothing', ''],
    ['no body', null],
    ['half of it', '{"address":'],
    ['a deep nest', `${'['.repeat(100)}${']'.repeat(100)}`],
    ['a very deep nest', `${'['.repeat(1e6)}${']'.repeat(1e6)}`],
    ['an unclosed nest', '['.repeat(1e6)],
  ])('%s', async (_, text) => {
    await expect(body(text)).rejects.toMatchObject(invalid)
  })

  test('64 levels are fine', async () => {
    const text = `${'['.repeat(64)}${']'.repeat(64)}`
    expect(await body(text)).toEqual(JSON.parse(text))
  })

  test('oversized bodies of any status', async () => {
    let read_ = 0
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          read_ += 65_536
          controller.enqueue(new Uint8Array(65_536).fill(91))
        },
      })
    for (const status of [200, 400]) {
      const fetch = async () => new Response(endless(), { status })
      await expect(read({ fetch, maxBytes: 1e6 })).rejects.toMatchObject({
        status,
      })
    }
    expect(read_).toBeLessThan(3e6)
  })

  test('refused by validation', async () => {
    const fetch = async () => Response.json({ ...createSafeInfo(), nonce: '7' })
    await expect(
      read({ fetch, validate: validateResponse }),
    ).rejects.toMatchObject({
      ...invalid,
      issues: [{ code: 'invalid_type', path: ['nonce'] }],
    })
    expect(await read({ fetch })).toMatchObject({ nonce: '7' })
  })

  test('behavior: hostile keys do not pollute', async () => {
    const text = JSON.stringify(createSafeInfo()).replace(
      '{',
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},',
    )
    await read({
      fetch: async () => new Response(text),
      validate: validateResponse,
    })
    expect(({} as { polluted?: unknown }).polluted).toBe(undefined)
  })
})
