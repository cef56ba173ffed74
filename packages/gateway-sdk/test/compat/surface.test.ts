import { expect, test } from 'vitest'
import { observe } from './observe.ts'
import { ourEnums, ours, theirEnums, theirs } from './sdks.ts'

test('default: the same functions with as many parameters', () => {
  const lengths = (sdk: typeof ours) =>
    Object.fromEntries(
      Object.entries(sdk).map(([name, { length }]) => [name, length]),
    )
  expect(lengths(ours)).toEqual(lengths(theirs))
  expect(Object.keys(ours)).toHaveLength(55)
})

test('default: the same enums with their keys in order', () => {
  expect(Object.keys(ourEnums)).toHaveLength(25)
  expect(ourEnums).toStrictEqual(theirEnums)
  for (const [name, object] of Object.entries(theirEnums))
    expect(Object.entries(ourEnums[name] ?? {})).toEqual(Object.entries(object))
})

test('behavior: the default base URL', async () => {
  const { fetched } = await observe(
    theirs,
    'getFiatCurrencies',
    [],
    () => new Response('[]'),
  )
  expect(fetched[0]?.[0]).toBe(
    'https://safe-client.safe.global/v1/balances/supported-fiat-codes',
  )
  expect(
    await observe(ours, 'getFiatCurrencies', [], () => new Response('[]')),
  ).toStrictEqual({ fetched, outcome: { result: [] } })
})

test('behavior: answers of a replaced fetch', async () => {
  const stands: (() => unknown)[] = [
    () => ({ ok: true, json: () => ({ a: 1 }) }),
    () => ({ ok: true }),
    () => ({ ok: true, json: () => undefined }),
    () => ({ ok: false, json: () => undefined, statusText: 'text' }),
    () => ({ ok: false, json: () => Object.create({ code: 1, message: 2 }) }),
    () => undefined,
  ]
  for (const stand of stands) {
    const answer = stand as () => Response
    const expected = await observe(theirs, 'getAuthNonce', [], answer)
    expect(await observe(ours, 'getAuthNonce', [], answer)).toStrictEqual(
      expected,
    )
  }
})
