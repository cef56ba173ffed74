/// <reference types="node" />
import { stripTypeScriptTypes } from 'node:module'
import * as s from '@strongroom/gateway-schemas'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { Graph } from '../../scripts/guards/graph.ts'
import { Writer } from '../../scripts/guards/write.ts'
import * as shapes from '../../src/guards/shapes.ts'
import { fits } from '../samples/fits.test.fixture.ts'

/** The functions written for a schema, compiled. Only tests may do that. */
function compile(schema: z.ZodType): (value: unknown) => boolean {
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

interface Nested {
  list?: Nested[] | undefined
  map?: Record<string, Nested> | undefined
}
const nested: z.ZodType<Nested> = z
  .object({
    get list() {
      return z.array(nested).max(2).optional()
    },
    get map() {
      return z.record(z.string(), nested).optional()
    },
  })
  .meta({ id: 'Nested' })

const kind = z
  .object({ kind: z.literal(['a', "b'\\"]), x: z.string() })
  .meta({ id: 'Kind' })
const schemas: Record<string, z.ZodType> = {
  'text of some length': z.string().min(2).max(3),
  'at most two': z.array(z.string()).max(2),
  'any list': z.array(z.unknown()),
  'any map': z.record(z.string(), z.unknown()),
  anything: z.unknown(),
  semver: s.semver(),
  signature: s.signature(),
  'lists of optional': z.array(z.string().optional()),
  'keys that are no names': z.object({ 'a-b': z.string(), "c'\n": z.string() }),
  nested,
  'an option used elsewhere': z.object({
    either: z.discriminatedUnion('kind', [
      kind,
      z.object({ kind: z.literal('c') }),
    ]),
    open: s.openUnion('kind', [kind]).optional(),
    one: kind.optional(),
  }),
  'literals of all kinds': z.literal([1, 'one', true, "it's \\ \u2028"]),
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
        expect(guard(some)).toBe(fits(schema, some))
      }),
      { numRuns: 2000 },
    )
  })

  test('nesting', () => {
    const guard = compile(nested)
    let deep: Nested = {}
    for (let depth = 1; depth < 70; depth++) {
      deep = depth % 2 ? { list: [deep] } : { map: { a: deep } }
      expect(guard(deep)).toBe(depth < 32)
      expect(fits(nested, deep)).toBe(true)
    }
    expect(guard(deep)).toBe(false)
  })
})

describe('error: refuses schemas that it cannot generate', () => {
  test.each<[string, z.ZodType]>([
    ['rule', z.string().refine((text) => text !== 'x', 'not x')],
    ['rule', z.object({ a: z.string() }).refine(({ a }) => a !== 'x', 'not x')],
    ['rule', s.deleteDelegateBodySchema],
    ['rule', z.int()],
    ['rule', z.string().regex(/x/)],
    ['rule', z.array(z.string()).min(1)],
    ['rule', z.custom<string>(() => true)],
    ['no rule for bigint', z.bigint()],
    ['toString', z.object({ toString: z.string() })],
    ['constructor', z.object({ constructor: z.string() })],
    ['more keys', z.strictObject({})],
    [
      'named Two',
      z.array(
        z.union([
          z.object({ a: z.string() }).meta({ id: 'Two' }),
          z.string().meta({ id: 'Two' }),
        ]),
      ),
    ],
  ])('%s', (message, schema) => {
    expect(() => compile(schema)).toThrow(message)
  })
})
