import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { at, calls } from './calls.ts'
import { observe } from './observe.ts'
import { ours, theirs } from './sdks.ts'
import { type Answer, startRecorder } from './startRecorder.ts'

let recorder: Awaited<ReturnType<typeof startRecorder>>
let second: typeof recorder
beforeAll(async () => {
  recorder = await startRecorder()
  second = await startRecorder()
})
beforeEach(() => {
  for (const sdk of [theirs, ours]) sdk['setBaseUrl']?.(recorder.url)
  recorder.answer({ status: 200, body: '{}' })
})
afterAll(() => {
  recorder.dispose()
  second.dispose()
})

/** The same call with both SDKs: the request on the wire and its outcome. */
async function both(name: string, parameters: readonly unknown[]) {
  const given = at(recorder.url, parameters)
  const expected = await observe(theirs, name, given)
  const expectedRequests = recorder.take()
  const actual = await observe(ours, name, given)
  return {
    expected: { ...expected, requests: expectedRequests },
    actual: { ...actual, requests: recorder.take() },
  }
}

const names = Object.keys(theirs).filter((name) => name !== 'setBaseUrl')
const json = (value: unknown) => JSON.stringify(value)

test('behavior: every call is tried', () => {
  expect(names).toHaveLength(54)
  expect(Object.keys(calls).sort()).toEqual([...names].sort())
})

describe('requests', () => {
  test.each(names)('default: %s', async (name) => {
    recorder.answer({ status: 200, body: json({ a: [1, null] }) })
    for (const parameters of calls[name] ?? []) {
      const { expected, actual } = await both(name, parameters)
      expect(actual).toStrictEqual(expected)
    }
    // The first parameters are the usual ones: they must have been sent.
    const { actual } = await both(name, calls[name]?.[0] ?? [])
    expect(actual.requests).toHaveLength(1)
    expect(actual.outcome).toStrictEqual({ result: { a: [1, null] } })
  })
})

const bodies = [
  json({ code: 1337, message: 'Bad' }),
  json({ code: 0, message: 'Zero' }),
  json({ statusCode: 503, message: 'Nest' }),
  json({ code: null, statusCode: 4, message: 'Both' }),
  json({ code: null, message: null }),
  json({ code: '', message: '' }),
  json({ code: 'custom', path: ['address'], message: 'Invalid address' }),
  json({ statusCode: 422, message: ['one', 'two'], error: 'Unprocessable' }),
  json({ message: 'no code' }),
  json({ code: 5 }),
  json([{ code: 1, message: 'listed' }]),
  '<html>Bad Gateway</html>',
  '',
  'null',
  '"text"',
  '7',
  '{"code":1,"mess',
  '\ufeff{"code":1,"message":"mark"}',
]
const statuses = [200, 201, 202, 204, 400, 404, 422, 429, 500, 502, 503]
// One of each method, with and without credentials, and one with headers.
const ofEachKind = [
  'getSafeInfo',
  'proposeTransaction',
  'changeEmail',
  'deleteTransaction',
  'getAuthNonce',
  'putAccountDataSettings',
  'getRegisteredEmail',
]

async function compareAnswer(name: string, answer: Answer) {
  recorder.answer(answer)
  const { expected, actual } = await both(name, calls[name]?.[0] ?? [])
  expect(actual).toStrictEqual(expected)
  return actual.outcome
}

describe('answers', () => {
  test.each(statuses)('default: status %i', async (status) => {
    for (const name of ofEachKind)
      for (const body of bodies) await compareAnswer(name, { status, body })
  })

  test('behavior: every call reads answers the same way', async () => {
    const seen = new Set<unknown>()
    for (const name of names)
      for (const answer of [
        { status: 204 },
        { status: 200, body: 'text' },
        { status: 200, body: 'null' },
        { status: 404, body: json({ code: 42, message: 'Gone' }) },
        { status: 502, text: 'Odd Text', body: '' },
      ])
        seen.add(json(await compareAnswer(name, answer)))
    expect(seen.size).toBe(4)
  })

  test('behavior: an answer with an empty reason phrase', async () => {
    await compareAnswer('getSafeInfo', { status: 500, text: '', body: '' })
  })

  test('behavior: redirects', async () => {
    for (const status of [301, 303, 307])
      for (const name of ofEachKind)
        await compareAnswer(name, { status, headers: { Location: '/moved' } })
  })

  test('error: the socket is dropped', async () => {
    for (const name of ofEachKind)
      expect(await compareAnswer(name, 'drop')).toMatchObject({
        rejected: { name: 'TypeError', message: 'fetch failed' },
      })
  })

  test('error: the body is cut off', async () => {
    for (const status of [200, 500])
      for (const name of ofEachKind)
        await compareAnswer(name, { status, body: '{"a":1', length: 100 })
  })

  test('error: a refused connection', async () => {
    for (const sdk of [theirs, ours]) sdk['setBaseUrl']?.('http://127.0.0.1:1')
    const { expected, actual } = await both('getFiatCurrencies', [])
    expect(actual).toStrictEqual(expected)
    expect(actual.outcome).toMatchObject({ rejected: { name: 'TypeError' } })
  })
})

test('behavior: setBaseUrl between calls under way', async () => {
  for (const sdk of [theirs, ours]) {
    const call = (name: string) => sdk[name]?.('1', '0x1') as Promise<unknown>
    sdk['setBaseUrl']?.(recorder.url)
    const first = call('getSafeInfo')
    sdk['setBaseUrl']?.(`${second.url}/sub/`)
    const next = [call('getNonces'), call('getOwnedSafes')]
    sdk['setBaseUrl']?.(recorder.url)
    await Promise.all([first, ...next, call('getChainConfig')])
    const paths = (from: typeof recorder) =>
      from
        .take()
        .map(({ url }) => url)
        .sort()
    expect(paths(recorder)).toEqual(['/v1/chains/1', '/v1/chains/1/safes/0x1'])
    expect(paths(second)).toEqual([
      '/sub//v1/chains/1/owners/0x1/safes',
      '/sub//v1/chains/1/safes/0x1/nonces',
    ])
  }
})
