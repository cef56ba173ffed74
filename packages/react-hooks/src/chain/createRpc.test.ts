import { expect, test, vi } from 'vitest'
import { createRpc } from './createRpc.ts'

const url = 'http://rpc.example'
const json = (value: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(value), init)

test('default', async () => {
  const bodies: unknown[] = []
  const rpc = createRpc(url, {
    fetch: async (_input, init) => {
      bodies.push(JSON.parse(String(init?.body)))
      return json({ jsonrpc: '2.0', id: 1, result: '0x539' })
    },
  })
  expect(await rpc.request({ method: 'eth_chainId' })).toBe('0x539')
  expect(bodies).toEqual([
    { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] },
  ])
})

test('behavior: retries three times, then names the status', async () => {
  let calls = 0
  const rpc = createRpc(url, {
    delay: 1,
    fetch: async () => {
      calls += 1
      return new Response('busy', { status: 503 })
    },
  })
  await expect(
    rpc.request({ method: 'eth_chainId' }),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[RpcUnreachableError: HTTP request failed. Status 503.]`,
  )
  expect(calls).toBe(4)
})

test('error: a node error is not retried and keeps its data', async () => {
  let calls = 0
  const rpc = createRpc(url, {
    fetch: async () => {
      calls += 1
      return json({ error: { code: 3, message: 'reverted', data: '0x08c3' } })
    },
  })
  await expect(rpc.request({ method: 'eth_call' })).rejects.toMatchObject({
    name: 'RpcCallError',
    code: 3,
    data: '0x08c3',
  })
  expect(calls).toBe(1)
})

test('error: a slow node', async () => {
  const rpc = createRpc(url, {
    timeout: 5,
    retries: 0,
    fetch: (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () =>
          reject(init.signal?.reason),
        )
      }),
  })
  await expect(
    rpc.request({ method: 'eth_chainId' }),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[RpcUnreachableError: The request took too long to respond.]`,
  )
})

test('behavior: abort ends the wait between attempts', async () => {
  const controller = new AbortController()
  const rpc = createRpc(url, {
    delay: 60_000,
    fetch: async () => new Response('', { status: 500 }),
  })
  const waiting = rpc.request({
    method: 'eth_chainId',
    signal: controller.signal,
  })
  setTimeout(() => controller.abort(new Error('left the page')), 5)
  await expect(waiting).rejects.toThrow('left the page')
})

test('behavior: retries passing errors, and returns final ones at once', async () => {
  const node = (code: number, message: string) =>
    json({ error: { code, message } })
  const unread = { error: 'no' }
  const cases = [
    [node(-32005, 'limit'), 4, 'RpcCallError'],
    [node(-32603, 'execution reverted'), 1, 'RpcCallError'],
    [node(-32000, 'no'), 1, 'RpcCallError'],
    [json({}, { status: 404 }), 1, 'RpcUnreachableError'],
    [
      json({ error: { code: 3, message: 'no' } }, { status: 500 }),
      1,
      'RpcCallError',
    ],
    [json(unread), 4, 'RpcUnreachableError'],
    [new Response(new Uint8Array(2000)), 1, 'RpcUnreachableError'],
  ] as const
  for (const [answer, count, name] of cases) {
    let calls = 0
    const rpc = createRpc(url, {
      delay: 0,
      maxBytes: 1000,
      fetch: async () => {
        calls += 1
        return answer.clone()
      },
    })
    const error = await rpc.request({ method: 'eth_call' }).then(
      () => ({ name: 'no error' }),
      (one: Error) => one,
    )
    expect([error.name, calls]).toEqual([name, count])
  }
})

test('behavior: waits at most 30 s for a node', async () => {
  vi.useFakeTimers()
  const start = Date.now()
  const times: number[] = []
  const rpc = createRpc(url, {
    fetch: async () => {
      times.push(Date.now() - start)
      return new Response('', {
        status: 429,
        headers: { 'retry-after': '86400' },
      })
    },
  })
  const failed = rpc
    .request({ method: 'eth_chainId' })
    .catch((one) => one.message)
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(await failed).toBe('HTTP request failed. Status 429.')
  expect(times).toEqual([0, 30_000, 30_300, 30_900])
})

test('error: an answer that is no JSON-RPC', async () => {
  const rpc = createRpc(url, { retries: 0, fetch: async () => json(7) })
  await expect(
    rpc.request({ method: 'eth_chainId' }),
  ).rejects.toThrowErrorMatchingInlineSnapshot(
    `[RpcUnreachableError: The endpoint did not answer JSON-RPC.]`,
  )
})

test('behavior: sends name and password in a header, and hides them in errors', async () => {
  const asked: unknown[] = []
  const rpc = createRpc('https://me:s%40fe@one/path', {
    retries: 0,
    fetch: async (input, init) => {
      asked.push(input, new Headers(init?.headers).get('authorization'))
      return json({}, { status: 404 })
    },
  })
  const failed = rpc.request({ method: 'eth_chainId' })
  await expect(failed).rejects.toMatchObject({ url: 'https://one/path' })
  expect(asked).toEqual(['https://one/path', `Basic ${btoa('me:s@fe')}`])
})
