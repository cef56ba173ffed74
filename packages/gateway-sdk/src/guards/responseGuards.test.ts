import { responseSchemas } from '@strongroom/gateway-schemas'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answers } from '../../test/samples/answers.test.fixture.ts'
import { fits } from '../../test/samples/fits.test.fixture.ts'
import { mutations } from '../../test/samples/mutations.test.fixture.ts'
import { responseGuards } from './responseGuards.gen.ts'

type Call = keyof typeof responseSchemas
const calls = Object.keys(responseSchemas) as Call[]

/** Result of the guard, compared with that of zod. */
function guard(call: Call, value: unknown): boolean {
  const said = responseGuards[call]?.(value, 0) ?? false
  if (said !== fits(responseSchemas[call], value) && !isStricter(said, value))
    throw new Error(`${call} disagrees on ${JSON.stringify(value)}`)
  return said
}

/** Guards bound the depth, and look at the key `__proto__` of a map. */
const isStricter = (said: boolean, value: unknown): boolean =>
  !said && (isDeep(value) || /"__proto__":/.test(JSON.stringify(value)))

function isDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= 64; depth++)
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    )
  return level.length > 0
}

test('default', () => {
  expect(Object.keys(responseGuards)).toEqual(calls)
  for (const call of calls)
    for (const answer of answers[call]) expect(guard(call, answer)).toBe(true)
})

describe('behavior: agrees with the schemas', () => {
  const hex = (size: number) => `0x${'aF'.repeat(size)}`
  const edges = [
    undefined,
    null,
    true,
    -0,
    -1,
    1.5,
    2 ** 53,
    1e308 * 10,
    '',
    'x',
    '\u0130'.repeat(42),
    `0X${'a'.repeat(40)}`,
    hex(20),
    hex(20).slice(0, -1),
    `${hex(20).slice(0, -1)}g`,
    `${hex(20)}\n`,
    hex(32),
    `${hex(31)}0x`,
    '0x',
    `${2n ** 256n - 1n}`,
    `${2n ** 256n}`,
    '0'.repeat(78),
    '0'.repeat(79),
    '1.0',
    '-1',
    [],
    [null],
    ['x'],
    {},
    { type: 'unheard of' },
    { type: 1 },
    { a: 'x' },
  ]

  test.each(calls)('each field of %s replaced', (call) => {
    for (const by of edges) {
      guard(call, by)
      for (const answer of answers[call])
        for (const [, other] of mutations(answer, by)) guard(call, other)
    }
  })

  // Every named schema's words are found here, so that tags get swapped, too.
  const words = [
    ...new Set(
      [...JSON.stringify(answers).matchAll(/"(\w{1,30})"/g)].map(
        ([, word = '']) => word,
      ),
    ),
  ]
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(...edges.slice(1)),
    fc.constantFrom(...words),
    fc.dictionary(fc.constantFrom(...words, '__proto__'), fc.jsonValue()),
  )

  test('any JSON at any place', async () => {
    const some = fc.constantFrom(...calls)
    await fc.assert(
      fc.property(some, value, fc.nat(), fc.nat(), (call, by, which, where) => {
        guard(call, by)
        const answer = answers[call][which % answers[call].length]
        const all = [...mutations(answer, by)]
        guard(call, (all[where % all.length] ?? [[], by])[1])
      }),
      { numRuns: 3000 },
    )
  })

  test('the answer of another call', () => {
    for (const call of calls)
      for (const other of calls)
        for (const answer of answers[other]) guard(call, answer)
  })

  test('nesting to the limit', () => {
    const call = 'getDecodedData'
    const nest = (
      depth: number,
      start: unknown,
      around: (v: unknown) => unknown,
    ) => Array.from({ length: depth }).reduce(around, start)
    const found: boolean[] = []
    for (const depth of [20, 21, 31, 60, 61, 62, 63, 64, 65, 1000, 1e5]) {
      const list = nest(depth, 'x', (inner) => [inner])
      const parameter = { name: 'a', type: 'b', value: list }
      found.push(guard(call, { method: 'm', parameters: [parameter] }))
      const batch = nest(depth, { method: 'm' }, (valueDecoded) => ({
        method: 'm',
        parameters: [{ name: 'a', type: 'b', value: 'x', valueDecoded }],
      }))
      found.push(guard(call, batch))
      for (const other of ['proposeTransaction', 'getTransactionHistory'])
        for (const answer of answers[other as Call])
          for (const [, value] of mutations(answer, batch))
            guard(other as Call, value)
    }
    expect(found).toContain(true)
    expect(found.slice(-4)).toEqual([false, false, false, false])
  })

  test('own keys only, as JSON.parse makes them', () => {
    for (const call of calls)
      for (const answer of answers[call]) {
        const text = JSON.stringify(answer)
        for (const key of ['__proto__', 'constructor', 'prototype']) {
          guard(call, JSON.parse(`{"${key}":${text}}`))
          guard(call, JSON.parse(text.replace(/"[a-z]\w+":/, `"${key}":`)))
        }
      }
    expect(({} as { polluted?: unknown }).polluted).toBe(undefined)
  })
})

test('behavior: 1 MB of text ends soon', () => {
  const texts = ['1', 'aF', '\u0130'].map((unit) =>
    `0x${unit.repeat(1e6 / unit.length)}`.slice(unit === '1' ? 2 : 0),
  )
  // A guard that looks at each letter again for every letter would need hours.
  for (const call of calls)
    for (const text of texts)
      for (const [, other] of mutations(answers[call][0], text))
        expect(responseGuards[call]?.(other, 0)).toBeTypeOf('boolean')
})
