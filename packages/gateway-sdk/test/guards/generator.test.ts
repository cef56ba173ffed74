/// <reference types="node" />
import { stripTypeScriptTypes } from 'node:module'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Graph } from '../../scripts/guards/graph.ts'
import { Writer } from '../../scripts/guards/write.ts'
import { array } from '../../src/schemas/core/array.ts'
import * as domain from '../../src/schemas/core/domain.ts'
import { lazy, named, optional } from '../../src/schemas/core/modifiers.ts'
import { object } from '../../src/schemas/core/object.ts'
import { literal, string } from '../../src/schemas/core/primitives.ts'
import { record } from '../../src/schemas/core/record.ts'
import type { Schema } from '../../src/schemas/core/schema.ts'
import * as shapes from '../../src/schemas/guards/shapes.ts'
import * as s from '../../src/schemas/index.ts'

/** The functions written for a schema, compiled. Only tests may do that. */
function compile(schema: Schema<unknown>): (value: unknown) => boolean {
  const graph = new Graph(new Map())
  graph.add(schema, 'Root', 'file')
  graph.close()
  const writer = new Writer(graph)
  const source = [
    ...graph.nodes.map((node) => writer.function(node)),
    `return (v) => ${writer.expression(schema, 'v')}`,
  ].join('\n')
  const patterns = [...writer.patterns].map(([name, text]) => [
    name,
    new RegExp(text.slice(1, -1)),
  ])
  const scope = { ...shapes, ...Object.fromEntries(patterns) }
  const body = stripTypeScriptTypes(`function root() {${source}}`)
  const names = Object.keys(scope)
  return new Function(...names, `${body}; return root()`)(
    ...Object.values(scope),
  )
}

type Nested = { list?: Nested[] | undefined; map?: Record<string, Nested> }
const nested: Schema<Nested> = lazy('Nested', () =>
  object({
    list: optional(array(nested, { max: 2 })),
    map: optional(record(nested)),
  }),
) as Schema<Nested>

const kind = named('Kind', object({ kind: literal('a', "b'\\"), x: string() }))
const schemas: Record<string, Schema<unknown>> = {
  'text of some length': string({ min: 2, max: 3 }),
  'at most two': array(string(), { max: 2 }),
  'any list': array(s.unknown()),
  'any map': record(s.unknown()),
  anything: s.unknown(),
  semver: domain.semver(),
  signature: domain.signature(),
  'lists of optional': array(optional(string())),
  'keys that are no names': object({ 'a-b': string(), "c'\n": string() }),
  nested,
  'an option used elsewhere': object({
    either: s.discriminatedUnion('kind', [
      kind,
      object({ kind: literal('c') }),
    ]),
    open: optional(s.discriminatedUnion('kind', [kind], { open: true })),
    one: optional(kind),
  }),
  'literals of all kinds': s.literal(1, 'one', true, "it's \\ \u2028"),
}

const keys = [
  'a-b',
  "c'\n",
  'list',
  'map',
  'either',
  'open',
  'one',
  'kind',
  'x',
]
const leaf = fc.oneof(
  fc.constantFrom(null, 1, true, 'one', 'a', "b'\\", 'c', "it's \\ \u2028"),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
  fc.stringMatching(/^\d\.\d{1,2}\.0(-rc\.\d)?$/),
  fc.stringMatching(/^0x([\da-f]{2}){64,66}$/),
)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 3 }),
  ),
}))

describe('behavior: a generated guard agrees with its schema', () => {
  test.each(Object.entries(schemas))('%s', async (_, schema) => {
    const guard = compile(schema)
    await fc.assert(
      fc.property(value, (some) => {
        expect(guard(some)).toBe(s.matches(schema, some))
      }),
      { numRuns: 2000 },
    )
  })

  test('nesting', () => {
    const guard = compile(nested)
    let deep: Nested = {}
    for (let depth = 1; depth < 70; depth++) {
      deep = depth % 2 ? { list: [deep] } : { map: { a: deep } }
      expect(guard(deep)).toBe(s.matches(nested, deep))
    }
    expect(guard(deep)).toBe(false)
  })
})

describe('error: refuses schemas that it cannot generate', () => {
  test.each<[string, Schema<unknown>]>([
    ['rule', s.refine(string(), (text) => text !== 'x', 'not x')],
    ['toString', object({ toString: string() })],
    ['constructor', object({ constructor: string() })],
    ['more keys', object({}, { unknownKeys: 'refuse' })],
    [
      'named Two',
      array(
        s.union(named('Two', object({ a: string() })), named('Two', string())),
      ),
    ],
  ])('%s', (message, schema) => {
    expect(() => compile(schema)).toThrow(message)
  })
})
