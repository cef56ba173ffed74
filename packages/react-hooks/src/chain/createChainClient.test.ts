import { HttpRequestError } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chains } from './chains/chains.ts'
import {
  type ChainClientOptions,
  createChainClient,
} from './createChainClient.ts'

type Answer = Response | Error | 'hang' | object
const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), init)
const status = (status: number, headers: Record<string, string> = {}) =>
  new Response('', { status, headers })
const block = { jsonrpc: '2.0', id: 1, result: '0x7' }
const nodeError = (code: number, message: string) => ({
  jsonrpc: '2.0',
  id: 1,
  error: { code, message },
})

/** Nodes that answer in turn; the last answer stays. */
function setup(
  nodes: Readonly<Record<string, Answer[]>>,
  options: ChainClientOptions = {},
) {
  const start = Date.now()
  const asked: string[] = []
  const fetch = vi.fn(
    (input: unknown, init?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const { hostname } = new URL(String(input))
        asked.push(`${hostname} ${Date.now() - start}`)
        const answers = nodes[hostname] ?? []
        const answer = answers.length > 1 ? answers.shift() : answers[0]
        if (answer instanceof Error) reject(answer)
        else if (answer instanceof Response) resolve(answer.clone())
        else if (answer !== 'hang') resolve(json(answer))
        init?.signal?.addEventListener('abort', () =>
          reject(init.signal?.reason),
        )
      }),
  )
  const rpcUrls = Object.keys(nodes).map((name) => `https://${name}`)
  const client = createChainClient({ rpcUrls, fetch, ...options })
  /** Reads a block and advances the clock by all the time that this takes. */
  const ask = async () => {
    let isSettled = false
    const settled = client
      .request({ method: 'eth_blockNumber' })
      .then(
        (value) => ({ value, error: undefined }),
        (error) => ({ value: undefined, error }),
      )
      .finally(() => {
        isSettled = true
      })
    await vi.advanceTimersByTimeAsync(0)
    while (!isSettled) await vi.advanceTimersToNextTimerAsync()
    return settled
  }
  return {
    client,
    ask,
    asked,
    fetch,
    times: () => asked.map((line) => Number(line.split(' ')[1])),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('default: Ronin, by its public endpoint', async () => {
  const fetch = vi.fn(async () => json(block))
  const client = createChainClient({ fetch })
  expect(client.chain?.id).toBe(2020)
  expect(await client.getBlockNumber()).toBe(7n)
  expect(fetch.mock.calls).toMatchObject([
    [
      'https://api.roninchain.com/rpc',
      {
        method: 'POST',
        body: '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber"}',
      },
    ],
  ])
})

test.each([403, 408, 413, 429, 500, 502, 503, 504])(
  'behavior: HTTP %i is tried four times',
  async (code) => {
    const { ask, times } = setup({ one: [status(code)] })
    const { error } = await ask()
    expect(error).toBeInstanceOf(HttpRequestError)
    expect(error).toMatchObject({
      status: code,
      shortMessage: 'HTTP request failed.',
    })
    expect(times()).toEqual([0, 150, 450, 1050])
  },
)

test.each([400, 401, 404, 405, 409, 422, 501])(
  'behavior: HTTP %i is tried once',
  async (code) => {
    const body = nodeError(-32603, 'no')
    for (const answer of [status(code), json(body, { status: code })]) {
      const { ask, times } = setup({ one: [answer] })
      expect((await ask()).error).toMatchObject({ status: code })
      expect(times()).toEqual([0])
    }
  },
)

test.each([
  [-1, 4, 'UnknownRpcError'],
  [-32005, 4, 'LimitExceededRpcError'],
  [-32603, 4, 'InternalRpcError'],
  [429, 4, 'RpcRequestError'],
  [3, 1, 'RpcRequestError'],
  [-32000, 1, 'InvalidInputRpcError'],
  [-32601, 1, 'MethodNotFoundRpcError'],
  [-32602, 1, 'InvalidParamsRpcError'],
  [4001, 1, 'UserRejectedRequestError'],
  [4900, 1, 'ProviderDisconnectedError'],
])('behavior: JSON-RPC %i is tried %i times', async (code, count, name) => {
  const { ask, times } = setup({ one: [nodeError(code, 'no')] })
  const { error } = await ask()
  expect([times().length, error.code]).toEqual([count, code])
  if (code !== -1) expect(error.name).toBe(name)
})

test('behavior: a lost connection and a wrong answer may pass', async () => {
  const { ask, times } = setup({
    one: [new TypeError('fetch failed'), {}, new Response('<html>'), block],
  })
  expect(await ask()).toMatchObject({ value: '0x7' })
  expect(times()).toEqual([0, 150, 450, 1050])
})

test('error: ten seconds, four times', async () => {
  const { ask, times } = setup({ one: ['hang'] })
  const { error } = await ask()
  expect(error).toMatchObject({
    name: 'TimeoutError',
    shortMessage: 'The request took too long to respond.',
  })
  expect(times()).toEqual([0, 10_150, 20_450, 31_050])
})

test('error: a body without an end is a timeout too', async () => {
  const endless = new ReadableStream({ start() {} })
  const { ask } = setup({ one: [new Response(endless), block] })
  expect(await ask()).toMatchObject({ value: '0x7' })
})

test('error: gives up after an oversized answer', async () => {
  const large = new Response(new Uint8Array(2000))
  const { ask, times } = setup({ one: [large] }, { maxBytes: 1000 })
  expect((await ask()).error).toMatchObject({
    name: 'ResponseBodyTooLargeError',
    maxSize: 1000,
    size: 2000,
  })
  expect(times()).toEqual([0])
})

test.each([
  '7',
  'null',
  '[]',
  '{"error":"no"}',
  '{"error":{"code":"x"}}',
  '['.repeat(90_000),
])('error: a body that is not JSON-RPC (%.20s)', async (body) => {
  const { ask } = setup({ one: [new Response(body)] })
  expect((await ask()).error).toMatchObject({
    shortMessage: 'HTTP request failed.',
  })
})

test('behavior: Retry-After of a day waits 30 s in all', async () => {
  const { ask, times } = setup({
    one: [status(429, { 'retry-after': '86400' })],
  })
  expect((await ask()).error).toMatchObject({ status: 429 })
  expect(times()).toEqual([0, 30_000, 30_300, 30_900])
})

test('behavior: Retry-After as a date is honoured and capped', async () => {
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'))
  const at = (seconds: number) => ({
    'retry-after': new Date(Date.now() + seconds * 1000).toUTCString(),
  })
  const soon = setup({ one: [status(503, at(4)), block] })
  expect(await soon.ask()).toMatchObject({ value: '0x7' })
  expect(soon.times()).toEqual([0, 4000])
  const late = setup({ one: [status(503, at(86_400)), block] })
  await late.ask()
  expect(late.times()).toEqual([0, 30_000])
})

test.each(['-5', 'soon', '', '1e9', '0', 'NaN'])(
  'behavior: ignores Retry-After %j',
  async (text) => {
    const { ask, times } = setup({
      one: [status(500, { 'retry-after': text }), block],
    })
    await ask()
    expect(times()).toEqual([0, 150])
  },
)

test('behavior: tries the next node at once, and the first one again later', async () => {
  const { ask, asked } = setup({
    one: [status(500), block, 'hang', block],
    two: [block],
  })
  for (let round = 0; round < 3; round++)
    expect(await ask()).toMatchObject({ value: '0x7' })
  expect(asked).toEqual(['one 0', 'two 0', 'one 0', 'one 0', 'two 10000'])
})

test('behavior: waits for the shortest pause once all nodes failed', async () => {
  const { ask, asked } = setup({
    one: [status(429, { 'retry-after': '20' }), block],
    two: [status(429, { 'retry-after': '2' })],
    three: [status(404)],
  })
  expect(await ask()).toMatchObject({ value: '0x7' })
  expect(asked).toEqual(['one 0', 'two 0', 'three 0', 'one 2000'])
})

test.each([
  json(nodeError(3, 'execution reverted')),
  json(nodeError(-32000, 'execution reverted: no')),
  json(nodeError(-32603, 'execution reverted')),
  json(nodeError(3, 'reverted'), { status: 500 }),
  json(nodeError(-32602, 'wrong parameters'), { status: 400 }),
  json(nodeError(-32003, 'rejected')),
])(
  'behavior: a final answer ends the call at the first node (%#)',
  async (answer) => {
    const { ask, asked } = setup({ one: [answer], two: [block] })
    expect((await ask()).error.code).toBeLessThan(4)
    expect(asked).toEqual(['one 0'])
  },
)

test('behavior: an abort ends a request, a pause and all of a client', async () => {
  const own = new AbortController()
  const whole = new AbortController()
  const { client, asked } = setup(
    { one: ['hang', status(500), 'hang'] },
    { signal: whole.signal },
  )
  const go = (signal?: AbortSignal) =>
    client
      .request({ method: 'eth_chainId' }, signal ? { signal } : undefined)
      .catch((error) => error)
  const hanging = go(own.signal)
  const pausing = go(own.signal)
  await vi.advanceTimersByTimeAsync(100)
  const stop = new Error('stop')
  own.abort(stop)
  expect(await hanging).toBe(stop)
  expect(await pausing).toBe(stop)
  const last = go()
  whole.abort(stop)
  expect(await last).toBe(stop)
  expect(await go()).toBe(stop)
  expect(asked).toHaveLength(3)
})

test('behavior: a stream that ignores its signal is left', async () => {
  const controller = new AbortController()
  const fetch = vi.fn(() => new Promise<Response>(() => {}))
  const client = createChainClient({ fetch, signal: controller.signal })
  const asked = client.getBlockNumber().catch((error) => error.name)
  await vi.advanceTimersByTimeAsync(1)
  controller.abort()
  expect(await asked).toBe('AbortError')
})

test('behavior: posts at most 1000 calls in a batch, each with its outcome', async () => {
  const sizes: number[] = []
  const fetch = async (_: unknown, init?: RequestInit) => {
    const posted = [JSON.parse(String(init?.body))].flat()
    sizes.push(posted.length)
    const answers = posted
      .filter(({ method }) => method !== 'lost')
      .map(({ id, method }) =>
        method === 'bad'
          ? { id, error: { code: 3, message: 'execution reverted' } }
          : { id, result: method },
      )
    return json(answers.length === 1 ? answers[0] : answers.reverse())
  }
  const client = createChainClient({ fetch, batch: true })
  const names = Array.from({ length: 1500 }, (_, index) => `m${index}`)
  names.push('bad', 'lost')
  const outcomes = Promise.allSettled(
    names.map((method) => client.request({ method } as never)),
  )
  await vi.runAllTimersAsync()
  const [bad, lost] = (await outcomes).splice(1500)
  expect(
    (await outcomes).map((one) => one.status === 'fulfilled' && one.value),
  ).toEqual(names.slice(0, 1500))
  expect(bad).toMatchObject({ reason: { code: 3 } })
  expect(lost).toMatchObject({ reason: { name: 'HttpRequestError' } })
  expect(sizes).toEqual([1000, 502, 1, 1, 1])
})

test('behavior: sends name and password in a header, and hides them in errors', async () => {
  const fetch = vi.fn(async (_: unknown, __?: RequestInit) => status(404))
  const client = createChainClient({
    rpcUrls: ['https://me:s%40fe@one/path'],
    headers: { 'x-key': '1' },
    fetch,
  })
  const error = await client.getBlockNumber().catch((reason) => reason)
  expect(fetch.mock.calls).toMatchObject([
    [
      'https://one/path',
      { headers: { authorization: `Basic ${btoa('me:s@fe')}`, 'x-key': '1' } },
    ],
  ])
  expect(error.message).not.toContain('s%40fe')
})

test('error: rejects invalid options', () => {
  const message = (options: ChainClientOptions) => {
    try {
      createChainClient(options)
      return 'no error'
    } catch (error) {
      return `${(error as Error).name}: ${(error as Error).message}`
    }
  }
  expect([
    message({ chainId: 1337 }),
    message({ rpcUrls: [] }),
    message({ rpcUrls: ['ws://one'] }),
    message({ rpcUrls: ['https://'] }),
    message({ chainId: 1, chain: chains[5] }),
    message({ chainId: 1337, rpcUrls: ['http://127.0.0.1:8545'] }),
  ]).toMatchInlineSnapshot(`
    [
      "ChainClientError: No node is known for chain 1337. Pass its address as "rpcUrls".",
      "ChainClientError: No node is known for chain 2020. Pass its address as "rpcUrls".",
      "ChainClientError: A node's address must begin with http: or https:, unlike "ws://one".",
      "ChainClientError: A node's address must begin with http: or https:, unlike "https://".",
      "ChainClientError: "chain" is chain 2020, but "chainId" is 1. Pass one of them.",
      "no error",
    ]
  `)
})
