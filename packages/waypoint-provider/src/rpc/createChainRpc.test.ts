import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import { createChainRpc } from './createChainRpc.ts'

const url = 'https://rpc.example'
const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), init)

function setup(...answers: (Response | Error | 'hang')[]) {
  const times: number[] = []
  const start = Date.now()
  const fetch = vi.fn(
    (_: unknown, init?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        times.push(Date.now() - start)
        const answer = answers.length > 1 ? answers.shift() : answers[0]
        if (answer instanceof Error) reject(answer)
        else if (answer instanceof Response) resolve(answer.clone())
        const signal = init?.signal
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  return {
    rpc: createChainRpc({ url, fetch, errors: { ...kinds, WaypointError } }),
    fetch,
    times,
  }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    ({ name, code, message }) => ({ name, code, message }),
  )

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('default', async () => {
  const { rpc, fetch } = setup(json({ jsonrpc: '2.0', id: 1, result: '0x1' }))
  expect(await rpc('eth_gasPrice', undefined)).toBe('0x1')
  expect(fetch.mock.calls[0]?.[0]).toBe(url)
  expect(fetch.mock.calls[0]?.[1]?.body).toBe(
    '{"jsonrpc":"2.0","id":1,"method":"eth_gasPrice","params":[]}',
  )
})

test('behavior: null is a result', async () => {
  const { rpc } = setup(json({ result: null }))
  expect(await rpc('eth_getTransactionReceipt', [])).toBe(null)
})

test.each([403, 408, 413, 429, 500, 502, 503, 504])(
  'behavior: HTTP %i is tried four times',
  async (status) => {
    const { rpc, times } = setup(new Response('', { status }))
    const result = failure(rpc('eth_gasPrice', []))
    await vi.runAllTimersAsync()
    expect(await result).toEqual({
      name: 'HttpRequestError',
      code: -32603,
      message: 'HTTP request failed.',
    })
    expect(times).toEqual([0, 150, 450, 1050])
  },
)

test('behavior: HTTP 404 is not tried again', async () => {
  const { rpc, times } = setup(new Response('', { status: 404 }))
  expect(await failure(rpc('eth_gasPrice', []))).toMatchObject({
    message: 'HTTP request failed.',
  })
  expect(times).toHaveLength(1)
})

test('behavior: a passing failure is survived', async () => {
  const { rpc } = setup(
    new TypeError('fetch failed'),
    json({ error: { code: -32005, message: 'limit' } }),
    json({ result: '0x2' }),
  )
  const result = rpc('eth_gasPrice', [])
  await vi.runAllTimersAsync()
  expect(await result).toBe('0x2')
})

test('error: the node’s own error', async () => {
  const { rpc, times } = setup(
    json({ error: { code: 3, message: 'execution reverted', data: '0x08' } }),
  )
  const error = await rpc('eth_call', []).catch((reason) => reason)
  expect(error).toMatchObject({
    name: 'RpcRequestError',
    code: 3,
    message: 'execution reverted',
    data: '0x08',
  })
  expect(times).toHaveLength(1)
})

test.each([7, null, [], {}, { error: 'text' }])(
  'error: an invalid answer of a node (%j)',
  async (body) => {
    const { rpc } = setup(json(body))
    expect(await failure(rpc('eth_call', []))).toMatchObject({ code: -32603 })
  },
)

test('behavior: waiting for an answer can be aborted', async () => {
  const { rpc } = setup('hang')
  const controller = new AbortController()
  const result = rpc('eth_gasPrice', [], controller.signal).catch(
    (reason) => reason.message,
  )
  await vi.advanceTimersByTimeAsync(100)
  controller.abort(new Error('stop'))
  expect(await result).toBe('stop')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: waiting can be aborted', async () => {
  const { rpc, times } = setup(new Response('', { status: 500 }))
  const controller = new AbortController()
  const result = rpc('eth_gasPrice', [], controller.signal).catch(
    (reason) => reason.message,
  )
  await vi.advanceTimersByTimeAsync(100)
  controller.abort(new Error('stop'))
  expect(await result).toBe('stop')
  expect(times).toHaveLength(1)
})

test.each([
  ['86400', [0]],
  ['30', [0]],
  ['20', [0, 20_000]],
])('behavior: waits for a node that sets %s s', async (value, expected) => {
  const headers = { 'Retry-After': value }
  const { rpc, times } = setup(new Response('', { status: 429, headers }))
  const result = failure(rpc('eth_gasPrice', []))
  await vi.runAllTimersAsync()
  expect(await result).toMatchObject({ message: 'HTTP request failed.' })
  expect(times).toEqual(expected)
})

test('error: a node that never answers, after 30 s in all', async () => {
  const { rpc, times } = setup('hang')
  const start = Date.now()
  const result = failure(rpc('eth_gasPrice', [])).then((found) => [
    found,
    Date.now() - start,
  ])
  await vi.runAllTimersAsync()
  const error = {
    name: 'TimeoutError',
    code: -32603,
    message: 'The request took too long to respond.',
  }
  expect(await result).toEqual([error, 30_000])
  expect(times).toEqual([0, 10_150, 20_450])
  expect(vi.getTimerCount()).toBe(0)
})

test('error: parameters that are no JSON', async () => {
  const { rpc, fetch } = setup(json({ result: '0x1' }))
  expect(await failure(rpc('eth_getBlockByNumber', [1n]))).toEqual({
    name: 'InvalidParamsRpcError',
    code: -32602,
    message: 'eth_getBlockByNumber: params are NOT valid',
  })
  expect(fetch).not.toHaveBeenCalled()
})
