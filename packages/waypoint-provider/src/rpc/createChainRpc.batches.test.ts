import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as kinds from '../errors/kinds.ts'
import { WaypointError } from '../errors/WaypointError.ts'
import { createChainRpc } from './createChainRpc.ts'

type Posted = { id: number; method: string }[]

function setup(answer: (posted: Posted) => unknown) {
  const sizes: number[] = []
  const fetch = vi.fn(async (_: unknown, init?: RequestInit) => {
    const body: unknown = JSON.parse(String(init?.body))
    const posted = (Array.isArray(body) ? body : [body]) as Posted
    sizes.push(posted.length)
    const given = answer(posted)
    if (given instanceof Response) return given
    return new Response(JSON.stringify(given))
  })
  const rpc = createChainRpc({
    url: 'https://rpc.example',
    fetch: fetch as typeof globalThis.fetch,
    batch: true,
    errors: { ...kinds, WaypointError },
  })
  return { rpc, sizes, fetch }
}
const echo = (posted: Posted) =>
  posted.map(({ id, method }) => ({ id, result: method })).reverse()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('default', async () => {
  const { rpc, sizes } = setup(echo)
  const results = Promise.all(['a', 'b', 'c'].map((name) => rpc(name, [])))
  await vi.runAllTimersAsync()
  expect(await results).toEqual(['a', 'b', 'c'])
  expect(sizes).toEqual([3])
})

test('behavior: 1000 at most', async () => {
  const { rpc, sizes } = setup(echo)
  const names = Array.from({ length: 2500 }, (_, index) => `m${index}`)
  const results = Promise.all(names.map((name) => rpc(name, [])))
  await vi.runAllTimersAsync()
  expect(await results).toEqual(names)
  expect(sizes).toEqual([1000, 1000, 500])
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a single one is posted as it is', async () => {
  const { rpc, fetch } = setup(() => ({ result: 1 }))
  const result = rpc('a', [])
  await vi.runAllTimersAsync()
  expect(await result).toBe(1)
  expect(fetch.mock.calls[0]?.[1]?.body).toMatch(/^\{/)
})

test('behavior: each has its own outcome, and its own retries', async () => {
  let count = 0
  const { rpc, sizes } = setup((posted) => {
    count++
    const answer = (id: number, method: string) => {
      if (method === 'bad') return { id, error: { code: 3, message: 'no' } }
      if (method === 'slow' && count === 1)
        return { id, error: { code: -32005, message: 'limit' } }
      return { id, result: method }
    }
    const answers = posted
      .filter(({ method }) => method !== 'lost')
      .map(({ id, method }) => answer(id, method))
    return answers.length === 1 ? answers[0] : answers
  })
  const outcomes = Promise.allSettled(
    ['good', 'bad', 'slow', 'lost'].map((name) => rpc(name, [])),
  )
  await vi.runAllTimersAsync()
  expect(
    (await outcomes).map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value : outcome.reason.message,
    ),
  ).toEqual(['good', 'no', 'slow', 'The node sent no result.'])
  expect(sizes).toEqual([4, 1])
})

test('behavior: a failing batch is tried four times together', async () => {
  const { rpc, sizes } = setup(() => new Response('', { status: 503 }))
  const outcomes = Promise.allSettled([rpc('a', []), rpc('b', [])])
  await vi.runAllTimersAsync()
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({
      reason: { message: 'HTTP request failed.' },
    })
  expect(sizes).toEqual([2, 2, 2, 2])
})

test('behavior: one error for all', async () => {
  const { rpc } = setup(() => ({ error: { code: 7, message: 'no batches' } }))
  const outcomes = Promise.allSettled([rpc('a', []), rpc('b', [])])
  await vi.runAllTimersAsync()
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ reason: { message: 'no batches' } })
})

test('behavior: one caller that gives up does not end the others', async () => {
  const { rpc } = setup(echo)
  const controller = new AbortController()
  const gone = rpc('a', [], controller.signal).catch((error) => error.message)
  const others = Promise.all([rpc('b', []), rpc('c', [])])
  controller.abort(new Error('stop'))
  await vi.runAllTimersAsync()
  expect(await gone).toBe('stop')
  expect(await others).toEqual(['b', 'c'])
})

test('behavior: one caller’s parameters can not end the others', async () => {
  const { rpc, sizes } = setup(echo)
  const wrong = rpc('a', [1n]).catch((error) => error.code)
  const others = Promise.all([rpc('b', []), rpc('c', [])])
  await vi.runAllTimersAsync()
  expect(await wrong).toBe(-32602)
  expect(await others).toEqual(['b', 'c'])
  expect(sizes).toEqual([2])
})
