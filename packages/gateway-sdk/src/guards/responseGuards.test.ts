/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guardFiles } from '../../../scripts/guards/guardFiles.ts'
import { matches, type Schema } from '../index.ts'
import { responseSchemas } from '../responseSchemas.ts'
import { answers } from '../samples/answers.test.fixture.ts'
import { mutations } from '../samples/mutations.test.fixture.ts'
import { responseGuards } from './responseGuards.gen.ts'

type Call = keyof typeof responseSchemas
const calls = Object.keys(responseSchemas) as Call[]

/** Result of the guard, compared with the schema's. */
function guard(call: Call, value: unknown): boolean {
  const said = responseGuards[call]?.(value, 0)
  const schema: Schema<unknown> = responseSchemas[call]
  if (said !== matches(schema, value))
    throw new Error(`${call} disagrees on ${JSON.stringify(value)}`)
  return said
}

test('default', () => {
  expect(Object.keys(responseGuards)).toEqual(calls)
  for (const call of calls)
    for (const answer of answers[call]) expect(guard(call, answer)).toBe(true)
})

test('behavior: the files equal the output of the generator', async () => {
  const folder = new URL('./', import.meta.url)
  const files = await guardFiles()
  const names = readdirSync(folder).filter((name) => name.endsWith('.gen.ts'))
  expect(names.sort(), 'run pnpm generate').toEqual([...files.keys()].sort())
  for (const [name, text] of files) {
    const found = readFileSync(new URL(name, folder), 'utf8')
    expect(found, `${name} is old: run pnpm generate`).toBe(text)
    expect(text).toMatch(/^\/\/ Generated /)
    expect(text.split('\n').length, name).toBeLessThan(400)
  }
})

test('behavior: leaves out eval and Function', async () => {
  for (const [, text] of await guardFiles())
    expect(text).not.toMatch(/\beval\b|\bFunction\b/)
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
