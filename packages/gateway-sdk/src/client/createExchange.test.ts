/// <reference types="node" />
import { describe, expect, test, vi } from 'vitest'
import { startServer } from '../../test/http/startServer.ts'
import { getAuthNonce, logout } from '../calls/accounts.gen.ts'
import { getSafeInfo } from '../calls/safes.gen.ts'
import { createGatewayClient } from './createGatewayClient.ts'
import type { CallOptions, GatewayClientOptions } from './types.ts'

const safe = {
  chainId: '1',
  safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
} as const

/** A gateway whose answers wait until they are let go. */
function gateway(options: GatewayClientOptions = {}) {
  const requests: {
    readonly method: string
    readonly signal: AbortSignal
    readonly answer: (body?: unknown, status?: number) => void
  }[] = []
  const client = createGatewayClient({
    baseUrl: 'https://gateway.example',
    retryDelay: 1,
    fetch: (_, init) =>
      new Promise<Response>((resolve, reject) => {
        const { method = '', signal } = init as RequestInit
        signal?.addEventListener('abort', () => reject(signal.reason))
        requests.push({
          method,
          signal: signal as AbortSignal,
          answer: (body = {}, status = 200) =>
            resolve(Response.json(body, { status })),
        })
      }),
    ...options,
  })
  return {
    client,
    requests,
    read: (more: CallOptions = {}) => getSafeInfo(client, { ...safe, ...more }),
  }
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('behavior: identical GETs under way', () => {
  test('are sent once, and each caller gets a value of its own', async () => {
    const { requests, read } = gateway()
    const answers = Promise.all([read(), read(), read()])
    await turn()
    expect(requests).toHaveLength(1)
    requests[0]?.answer({ owners: [{ value: 'a' }] })
    const [one, two, three] = await answers
    expect(one).toEqual(two)
    expect(one).not.toBe(two)
    expect(one?.owners).not.toBe(three?.owners)
  })

  test('are sent again once they ended', async () => {
    const { requests, read } = gateway()
    for (let count = 1; count < 4; count++) {
      const answer = read()
      await turn()
      expect(requests).toHaveLength(count)
      requests.at(-1)?.answer()
      await answer
    }
  })

  test('are sent each with dedupe: false', async () => {
    const { requests, read } = gateway({ dedupe: false })
    const answers = [read(), read()]
    await turn()
    expect(requests).toHaveLength(2)
    for (const { answer } of requests) answer()
    await Promise.all(answers)
  })

  test('are not shared between other headers, credentials, URLs or clients', async () => {
    const { client, requests, read } = gateway()
    const headers = { authorization: 'a' }
    const answers = [
      read(),
      read({ headers }),
      read({ headers: { ...headers } }),
      read({ headers: { authorization: 'b' } }),
      read({ credentials: 'include' }),
      read({ credentials: 'omit' }),
      getSafeInfo(client, { ...safe, chainId: '2' }),
    ]
    await turn()
    expect(requests).toHaveLength(6)
    const other = gateway()
    answers.push(other.read())
    await turn()
    expect(other.requests).toHaveLength(1)
    for (const { answer } of [...requests, ...other.requests]) answer()
    await Promise.all(answers)
  })

  test('headers of a function keep callers apart', async () => {
    let token = 0
    const { requests, read } = gateway({
      headers: () => ({ token: `${token++}` }),
    })
    const answers = [read(), read()]
    await turn()
    expect(requests).toHaveLength(2)
    for (const { answer } of requests) answer()
    await Promise.all(answers)
  })
})

describe('behavior: leaving', () => {
  test('each caller may abort; the last one ends the request', async () => {
    const { requests, read } = gateway()
    const callers = [0, 1, 2].map(() => new AbortController())
    const answers = callers.map(({ signal }) =>
      read({ signal }).catch((error: Error) => error.name),
    )
    await turn()
    expect(requests).toHaveLength(1)
    const { signal } = requests[0] as { signal: AbortSignal }
    callers[0]?.abort()
    callers[2]?.abort()
    expect(await answers[0]).toBe('AbortError')
    expect(await answers[2]).toBe('AbortError')
    expect(signal.aborted).toBe(false)
    callers[1]?.abort()
    expect(signal.aborted).toBe(true)
    expect(await answers[1]).toBe('AbortError')
    expect(requests).toHaveLength(1)
  })

  test('an abort of one caller leaves the other its answer', async () => {
    const { requests, read } = gateway()
    const controller = new AbortController()
    const gone = read({ signal: controller.signal }).catch(() => 'gone')
    const stays = read()
    await turn()
    controller.abort()
    requests[0]?.answer({ nonce: 1 })
    expect(await gone).toBe('gone')
    expect(await stays).toEqual({ nonce: 1 })
  })

  test('a new caller does not join a request that everybody left', async () => {
    const { requests, read } = gateway()
    const controller = new AbortController()
    const gone = read({ signal: controller.signal }).catch(() => 'gone')
    await turn()
    controller.abort()
    const answer = read()
    await turn()
    expect(requests).toHaveLength(2)
    requests[1]?.answer({ nonce: 2 })
    expect(await answer).toEqual({ nonce: 2 })
    await gone
  })

  test('behavior: a timeout releases its caller', async () => {
    const { requests, read } = gateway()
    const short = read({ timeout: 10 }).catch((error: Error) => error.name)
    const long = read()
    expect(await short).toBe('GatewayTimeoutError')
    expect(requests[0]?.signal.aborted).toBe(false)
    requests[0]?.answer({ nonce: 1 })
    expect(await long).toEqual({ nonce: 1 })
  })

  test('the server sees the socket close with the last one', async () => {
    let closed = false
    const server = await startServer((request, response) => {
      response.write('{')
      request.socket.on('close', () => {
        closed = true
      })
    })
    const client = createGatewayClient({ baseUrl: server.url })
    const callers = [new AbortController(), new AbortController()]
    const answers = callers.map(({ signal }) =>
      getSafeInfo(client, { ...safe, signal }).catch(
        (error: Error) => error.name,
      ),
    )
    await vi.waitFor(() => expect(server.count()).toBe(1))
    callers[0]?.abort()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(closed).toBe(false)
    callers[1]?.abort()
    await vi.waitFor(() => expect(closed).toBe(true))
    expect(await Promise.all(answers)).toEqual(['AbortError', 'AbortError'])
    await server.close()
  })
})

describe('behavior: a write ends sharing', () => {
  test('when it starts, and when it ends', async () => {
    const { client, requests, read } = gateway()
    const before = read()
    await turn()
    const write = logout(client)
    const during = [read(), read()]
    await turn()
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
    requests[1]?.answer()
    await write
    const after = read()
    await turn()
    expect(requests).toHaveLength(4)
    for (const [index, { answer }] of requests.entries()) answer({ index })
    expect(await before).toEqual({ index: 0 })
    expect(await Promise.all(during)).toEqual([{ index: 2 }, { index: 2 }])
    expect(await after).toEqual({ index: 3 })
  })

  test('when it fails or is left, too', async () => {
    const { client, requests, read } = gateway()
    const answers: Promise<unknown>[] = []
    const ended = [
      async () => requests.at(-2)?.answer({}, 500),
      async (controller: AbortController) => controller.abort(),
    ]
    for (const end of ended) {
      const controller = new AbortController()
      const write = logout(client, { signal: controller.signal }).catch(
        () => {},
      )
      await turn()
      answers.push(read())
      await turn()
      const count = requests.length
      await end(controller)
      await write
      answers.push(read())
      await turn()
      expect(requests).toHaveLength(count + 1)
    }
    for (const { answer } of requests) answer()
    await Promise.all(answers)
  })

  test('writes are never shared', async () => {
    const { client, requests } = gateway()
    const writes = [logout(client), logout(client)]
    await turn()
    expect(requests).toHaveLength(2)
    for (const { answer } of requests) answer()
    await Promise.all(writes)
  })
})

describe('behavior: failures', () => {
  test('a hundred callers of a failing request send four', async () => {
    let count = 0
    const client = createGatewayClient({
      retryDelay: 20,
      fetch: async () => {
        count++
        await turn()
        return Response.json({}, { status: 503 })
      },
    })
    // Real timers of a hundred callers drift apart under load.
    vi.useFakeTimers()
    const answers = Promise.all(
      Array.from({ length: 100 }, () =>
        getAuthNonce(client).catch((error: Error) => error),
      ),
    )
    await vi.runAllTimersAsync().finally(() => vi.useRealTimers())
    const results = await answers
    // Each has an error of its own to attach things to.
    expect(new Set(results).size).toBe(100)
    expect(count).toBe(4)
  })

  test('a caller without retries does not take them from the others', async () => {
    let count = 0
    const client = createGatewayClient({
      retryDelay: 1,
      fetch: async () => Response.json({}, { status: ++count < 3 ? 503 : 200 }),
    })
    const once = getAuthNonce(client, { retry: 0 }).catch(
      (error: Error) => error.name,
    )
    expect(await getAuthNonce(client)).toEqual({})
    expect(await once).toBe('GatewayStatusError')
    expect(count).toBe(3)
  })

  test('retries a fetch that throws at once', async () => {
    let count = 0
    const client = createGatewayClient({
      retryDelay: 1,
      fetch: () => {
        if (++count < 3) throw new TypeError('offline')
        return Promise.resolve(Response.json({ count }))
      },
    })
    expect(await getSafeInfo(client, safe)).toEqual({ count: 3 })
    expect(await getSafeInfo(client, safe)).toEqual({ count: 4 })
  })
})

test('behavior: two clients, a thousand interleaved calls, no cross-talk', async () => {
  const servers = await Promise.all(
    ['one', 'two'].map((name) =>
      startServer((request, response) => {
        const { authorization } = request.headers
        setTimeout(
          () =>
            response.end(
              JSON.stringify({ name, authorization, url: request.url }),
            ),
          Math.random() * 5,
        )
      }),
    ),
  )
  const clients = servers.map(({ url }, index) =>
    createGatewayClient({
      baseUrl: url,
      headers: { authorization: `${index}` },
    }),
  )
  await Promise.all(
    Array.from({ length: 1000 }, async (_, index) => {
      const client = clients[index % 2]
      const chainId = `${Math.floor(index / 20)}`
      if (!client) return
      expect(await getSafeInfo(client, { ...safe, chainId })).toEqual({
        name: ['one', 'two'][index % 2],
        authorization: `${index % 2}`,
        url: `/v1/chains/${chainId}/safes/${safe.safeAddress}`,
      })
    }),
  )
  for (const server of servers) {
    // The 500 calls became one request per safe.
    expect(server.count()).toBe(50)
    await server.close()
  }
})
