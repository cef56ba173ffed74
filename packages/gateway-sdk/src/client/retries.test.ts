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
import { getSafeInfo } from '../actions/getSafeInfo.ts'
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

  test('never repeats a write', async () => {
    const fetch = vi.fn(async () => Response.json({}, { status: 503 }))
    const client = createGatewayClient({ baseUrl, fetch })
    await expect(
      client.request({ call: 'x', path: '/', method: 'POST', options: {} }),
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

  test('Retry-After of a day: 30 s in all', async () => {
    expect(await waits({ 'Retry-After': '86400' })).toEqual([30_000])
  })

  test.each(['', 'soon', '-5', '0', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
    'Retry-After "%s" counts as none',
    async (value) => {
      const [first = 0] = await waits({ 'Retry-After': value })
      expect(first).toBeGreaterThanOrEqual(120)
      expect(first).toBeLessThanOrEqual(180)
    },
  )
})
