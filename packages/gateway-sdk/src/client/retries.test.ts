import * as fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import { logout } from '../calls/accounts.gen.ts'
import { verifyEmail } from '../calls/emails.gen.ts'
import { unregisterDevice } from '../calls/notifications.gen.ts'
import { getSafeInfo } from '../calls/safes.gen.ts'
import { getTxPreview } from '../calls/transactions.gen.ts'
import { createSafeInfo } from '../testing/index.ts'
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

describe('behavior: retries', () => {
  test.each([408, 413, 429, 500, 502, 503, 504])('%i again', async (status) => {
    const spy = answer(() => HttpResponse.json({}, { status }))
    await expect(read()).rejects.toMatchObject({ status, retryable: true })
    expect(spy).toHaveBeenCalledTimes(4)
  })

  test.each([400, 401, 403, 404, 405, 409, 422, 501])(
    '%i not',
    async (status) => {
      const spy = answer(() => HttpResponse.json({}, { status }))
      await expect(read()).rejects.toMatchObject({ status, retryable: false })
      expect(spy).toHaveBeenCalledOnce()
    },
  )

  test('stops at the first success', async () => {
    let count = 0
    const safe = createSafeInfo()
    answer(() => (++count < 3 ? HttpResponse.error() : HttpResponse.json(safe)))
    expect(await read()).toEqual(safe)
    expect(count).toBe(3)
  })

  test('sends a write once', async () => {
    const fetch = vi.fn(async () => Response.json({}, { status: 503 }))
    const client = createGatewayClient({ baseUrl, fetch })
    await expect(
      client.request({
        route: 'POST /',
        path: '/',
        method: 'POST',
        options: {},
      }),
    ).rejects.toMatchObject({ status: 503 })
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('one call may choose', async () => {
    const spy = answer(() => HttpResponse.json({}, { status: 503 }))
    const client = createGatewayClient({ baseUrl })
    await expect(
      getSafeInfo(client, { chainId: '1', safeAddress, retry: 0 }),
    ).rejects.toMatchObject({ status: 503 })
    expect(spy).toHaveBeenCalledOnce()
  })
})

describe('behavior: waiting times', () => {
  /** The waits of a call whose every attempt fails, by fake timers. */
  async function waits(headers: Record<string, string>) {
    vi.useFakeTimers()
    try {
      const at: number[] = []
      const result = read({
        retryDelay: 150,
        fetch: async () => {
          at.push(Date.now())
          return Response.json({}, { status: 503, headers })
        },
      }).catch(() => {})
      await vi.advanceTimersByTimeAsync(120_000)
      await result
      return at.slice(1).map((time, index) => time - (at[index] ?? 0))
    } finally {
      vi.useRealTimers()
    }
  }

  test('150, 300, 600 ms, a fifth more or less', async () => {
    for (let round = 0; round < 20; round++) {
      const found = await waits({})
      expect(found).toHaveLength(3)
      for (const [index, wait] of found.entries()) {
        const exact = 150 * 2 ** index
        expect(Math.abs(wait - exact)).toBeLessThanOrEqual(exact * 0.2 + 1)
      }
    }
  })

  test('Retry-After in seconds', async () => {
    expect(await waits({ 'Retry-After': '3' })).toEqual([3000, 3000, 3000])
  })

  test('Retry-After as a date', async () => {
    const date = new Date(Date.now() + 5000).toUTCString()
    const [first = 0] = await waits({ 'Retry-After': date })
    expect(first).toBeGreaterThan(3000)
    expect(first).toBeLessThanOrEqual(5000)
  })

  test('Retry-After of 30 s is waited for once', async () => {
    expect(await waits({ 'Retry-After': '30' })).toEqual([30_000])
  })

  test.each([
    ['86400', 86_400_000],
    ['31', 31_000],
  ])(
    'error: Retry-After of %s s rejects at once',
    async (value, retryAfter) => {
      const spy = answer(() =>
        HttpResponse.json(
          {},
          { status: 429, headers: { 'Retry-After': value } },
        ),
      )
      await expect(read()).rejects.toMatchObject({
        name: 'GatewayStatusError',
        status: 429,
        retryable: true,
        retryAfter,
      })
      expect(spy).toHaveBeenCalledOnce()
    },
  )

  test('error: fails if Retry-After exceeds the rest of the 30 s', async () => {
    expect(await waits({ 'Retry-After': '20' })).toEqual([20_000])
  })

  test.each(['', 'soon', '-5', '0', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    'Retry-After "%s" falls back to the usual delay',
    async (value) => {
      const [first = 0] = await waits({ 'Retry-After': value })
      expect(first).toBeGreaterThanOrEqual(120)
      expect(first).toBeLessThanOrEqual(180)
    },
  )
})

describe('behavior: many failures', () => {
  test('a fifth of all requests fails: 99.5 % of the calls succeed', async () => {
    const statuses = [408, 413, 429, 500, 502, 503, 504]
    let seed = 7
    const random = () => {
      // Numerical Recipes' generator: the same failures each time.
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      return seed / 2 ** 32
    }
    const client = createGatewayClient({
      retryDelay: 1,
      dedupe: false,
      fetch: async () => {
        if (random() >= 0.2) return Response.json({})
        const kind = Math.floor(random() * 8)
        if (kind === 7) throw new TypeError('reset')
        return Response.json({}, { status: statuses[kind] as number })
      },
    })
    const results = await Promise.allSettled(
      Array.from({ length: 2000 }, () =>
        getSafeInfo(client, { chainId: '1', safeAddress }),
      ),
    )
    const failed = results.filter(({ status }) => status === 'rejected').length
    expect(failed).toBeLessThanOrEqual(10)
    expect(failed).toBeGreaterThan(0)
  })

  test('retries a headers function that fails', async () => {
    let asked = 0
    const safe = createSafeInfo()
    const headers = async () => {
      if (++asked < 3) throw new Error('no token')
      return {}
    }
    const fetch = async () => Response.json(safe)
    expect(await read({ headers, fetch })).toEqual(safe)
    expect(asked).toBe(3)
    await expect(
      read({
        fetch,
        headers: () => {
          throw new Error('no token')
        },
      }),
    ).rejects.toMatchObject({
      name: 'GatewayNetworkError',
      cause: { message: 'no token' },
    })
  })

  test('error: a body that is no JSON is not sent', async () => {
    const fetch = vi.fn()
    const client = createGatewayClient({ fetch })
    await expect(
      getTxPreview(client, {
        chainId: '1',
        safeAddress,
        to: safeAddress,
        value: 1n as never,
        operation: 0,
      }),
    ).rejects.toMatchObject({ name: 'GatewayNetworkError', method: 'POST' })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('sends writes once after any failure', async () => {
    for (const { action, method } of [
      { action: logout, method: 'POST' },
      { action: verifyEmail, method: 'PUT' },
      { action: unregisterDevice, method: 'DELETE' },
    ]) {
      const failures = [
        async () =>
          Response.json({}, { status: 503, headers: { 'Retry-After': '1' } }),
        async () => Promise.reject(new TypeError('reset')),
        () => new Promise<Response>(() => {}),
      ]
      for (const failure of failures) {
        const fetch = vi.fn(failure)
        const client = createGatewayClient({
          fetch,
          retryDelay: 1,
          timeout: 20,
        })
        const parameters = {
          chainId: '1',
          safeAddress,
          signerAddress: safeAddress,
          code: '123456',
          uuid: 'a',
          retry: 5,
        } as const
        await expect(action(client, parameters)).rejects.toMatchObject({
          method,
        })
        await new Promise((resolve) => setTimeout(resolve, 10))
        expect(fetch).toHaveBeenCalledOnce()
      }
    }
  })
})

describe('behavior: an end at any moment', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('an abort ends it at once, with no timer and no listener left', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(3000),
        fc.nat(400),
        fc.constantFrom('status', 'network', 'never', 'after'),
        async (at, latency, kind) => {
          const controller = new AbortController()
          const add = vi.spyOn(controller.signal, 'addEventListener')
          const remove = vi.spyOn(controller.signal, 'removeEventListener')
          let sent = 0
          let open = 0
          const client = createGatewayClient({
            fetch: (_, init) =>
              new Promise<Response>((resolve, reject) => {
                sent++
                open++
                const { signal } = init as RequestInit
                const timer = setTimeout(
                  () => {
                    open--
                    if (kind === 'network') reject(new TypeError('reset'))
                    else
                      resolve(
                        Response.json(
                          {},
                          {
                            status: 503,
                            headers:
                              kind === 'after' ? { 'Retry-After': '1' } : {},
                          },
                        ),
                      )
                  },
                  kind === 'never' ? 1e6 : latency,
                )
                signal?.addEventListener(
                  'abort',
                  () => {
                    clearTimeout(timer)
                    open--
                    reject(signal.reason)
                  },
                  { once: true },
                )
              }),
          })
          let result: unknown
          const call = getSafeInfo(client, {
            chainId: '1',
            safeAddress,
            signal: controller.signal,
          }).catch((error: Error) => {
            result = error.name
          })
          await vi.advanceTimersByTimeAsync(at)
          const before = sent
          const settled = result !== undefined
          controller.abort()
          await call
          if (!settled) expect(result).toBe('AbortError')
          expect(open).toBe(0)
          expect(vi.getTimerCount()).toBe(0)
          expect(remove).toHaveBeenCalledTimes(add.mock.calls.length)
          await vi.advanceTimersByTimeAsync(60_000)
          expect(sent).toBe(before)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('the waits of a call take 30 seconds at most', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(20),
        fc.nat(1e5),
        fc.constantFrom('', '1', '9', '40', 'soon'),
        async (retry, retryDelay, after) => {
          let sent = 0
          const start = Date.now()
          let end = 0
          const call = read({
            retry,
            retryDelay,
            fetch: async () => {
              sent++
              return Response.json(
                {},
                { status: 429, headers: { 'Retry-After': after } },
              )
            },
          }).catch(() => {
            end = Date.now()
          })
          await vi.advanceTimersByTimeAsync(31_000)
          await call
          expect(end - start).toBeLessThanOrEqual(30_050)
          expect(sent).toBeGreaterThanOrEqual(1)
          expect(sent).toBeLessThanOrEqual(retry + 1)
          expect(vi.getTimerCount()).toBe(0)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('a timeout is for one attempt', async () => {
    const fetch = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 900))
      return Response.json({}, { status: 503 })
    })
    const call = read({ fetch, timeout: 1000 }).catch((error: Error) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await call).toMatchObject({ status: 503 })
    expect(fetch).toHaveBeenCalledTimes(4)
  })
})
