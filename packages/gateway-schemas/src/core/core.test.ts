import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as s from '../index.ts'

const issuesOf = (schema: s.Schema<unknown>, value: unknown) =>
  s.findIssues(schema, value)

test('default', () => {
  const schema = s.object({
    name: s.string(),
    age: s.optional(s.integer()),
    tags: s.nullable(s.array(s.literal('a', 'b'))),
  })
  const value = { name: 'x', tags: ['a'], extra: 1 }
  expect(s.safeParse(schema, value)).toEqual({
    success: true,
    data: { name: 'x', tags: ['a'] },
  })
  expect(s.matches(schema, value)).toBe(true)
})

test('error: issues', () => {
  const schema = s.object(
    {
      text: s.string(),
      number: s.number(),
      whole: s.integer(),
      flag: s.boolean(),
      list: s.array(s.object({ inner: s.string() })),
      few: s.array(s.string(), { max: 1 }),
      map: s.record(s.string()),
      one: s.literal('a', 1),
      either: s.union(s.string(), s.number()),
      tagged: s.discriminatedUnion('type', [
        s.object({ type: s.literal('A'), a: s.string() }),
        s.object({ type: s.literal('B', 'b') }),
      ]),
      owner: s.address(),
      data: s.hex(),
      hash: s.hash(),
      amount: s.uint256(),
      chain: s.chainId(),
      even: s.refine(s.integer(), (value) => value % 2 === 0, 'Must be even'),
    },
    { unknownKeys: 'refuse' },
  )
  const value = {
    text: 1,
    number: Number.NaN,
    whole: 1.5,
    list: [{ inner: 'x' }, { inner: null }],
    few: ['a', 'b'],
    map: { a: 1 },
    one: 'b',
    either: true,
    tagged: { type: 'C' },
    owner: '0x12',
    data: '0x123',
    hash: '0x12',
    amount: `${2n ** 256n}`,
    chain: 'x',
    even: 3,
    other: 1,
  }
  expect(
    issuesOf(schema, value).map(
      ({ code, path, message }) => `${path.join('.')} ${code}: ${message}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "text invalid_type: Invalid input: expected string, received number",
      "number invalid_type: Invalid input: expected number, received number",
      "whole invalid_type: Invalid input: expected int, received number",
      "flag invalid_type: Invalid input: expected boolean, received undefined",
      "list.1.inner invalid_type: Invalid input: expected string, received null",
      "few too_big: Too big: expected array to have <=1 items",
      "map.a invalid_type: Invalid input: expected string, received number",
      "one invalid_value: Invalid input: expected "a"|1",
      "either invalid_union: Invalid input",
      "tagged.type invalid_value: Invalid input: expected "A"|"B"|"b"",
      "owner custom: Invalid address",
      "data custom: Invalid hex string: expected "0x" and whole bytes",
      "hash custom: Invalid hash: expected 32 bytes",
      "amount custom: Invalid base-10 numeric string",
      "chain custom: Invalid chain ID",
      "even custom: Must be even",
      " unrecognized_keys: Unrecognized keys: "other"",
    ]
  `)
})

test('error: the root', () => {
  expect(issuesOf(s.object({}), null)).toMatchInlineSnapshot(`
    [
      {
        "code": "invalid_type",
        "expected": "object",
        "message": "Invalid input: expected object, received null",
        "path": [],
      },
    ]
  `)
  expect(issuesOf(s.object({}), [])).toHaveLength(1)
  expect(issuesOf(s.record(s.string()), [])).toHaveLength(1)
})

describe('address', () => {
  const address = '0x5afe3855358e112b5647b952709e6165e1c1eeee'
  const schema = s.object({ to: s.address() })

  test('behavior: checksum option normalises and refuses', () => {
    const checksum = (value: `0x${string}`) =>
      value === address ? ('0xNORMAL' as const) : undefined
    expect(s.safeParse(schema, { to: address }, { checksum })).toEqual({
      success: true,
      data: { to: '0xNORMAL' },
    })
    expect(
      s.safeParse(schema, { to: address.toUpperCase() }, { checksum }).success,
    ).toBe(false)
    expect(
      s.safeParse(schema, { to: `0x${'AA'.repeat(20)}` }, { checksum }),
    ).toMatchObject({
      issues: [{ code: 'custom', path: ['to'], message: 'Invalid address' }],
    })
  })
})

describe('text', () => {
  test.each<[string, s.Schema<unknown>, readonly string[]]>([
    ['string', s.string({ min: 1, max: 2 }), ['a', 'ab', '🦊🦊']],
    ['signature', s.signature(), [`0x${'11'.repeat(65)}`]],
    ['semver', s.semver(), ['1.4.1', '1.3.0+L2', '2.0.0-rc.1+build.5']],
    ['uuid', s.uuid(), ['0b2f3a52-8a1a-4f6e-9d3c-5f7f6f1c2d3e']],
    ['email', s.email(), ['a@b.c', 'a+b.c@d-e.example']],
    ['digits', s.digits(), ['0', '1700000000']],
    ['six digits', s.digits(6), ['000000']],
    ['open literal', s.openLiteral('a', 'b'), ['a', 'c', '']],
  ])('default: %s', (_, schema, values) => {
    for (const value of values) expect(issuesOf(schema, value)).toEqual([])
  })

  test.each<[string, s.Schema<unknown>, readonly unknown[]]>([
    ['string', s.string({ min: 1, max: 2 }), ['', 'abc', '🦊🦊🦊', 1]],
    ['signature', s.signature(), ['0x', `0x${'11'.repeat(64)}1`, null]],
    ['semver', s.semver(), ['1.4', 'v1.4.1', '01.0.0', '1.0.0-', '1.0.0+']],
    ['uuid', s.uuid(), ['', '0b2f3a528a1a4f6e9d3c5f7f6f1c2d3e']],
    ['email', s.email(), ['a', 'a@b', '@b.c', 'a@b..c', 'a b@c.d', 'a@b.c\n']],
    ['digits', s.digits(), ['', '-1', '1.5', '١']],
    ['six digits', s.digits(6), ['00000', '0000000', '00000a', 123456]],
    ['open literal', s.openLiteral('a', 'b'), [1, null, ['a']]],
  ])('error: %s', (_, schema, values) => {
    for (const value of values) expect(issuesOf(schema, value)).toHaveLength(1)
  })

  test('error: issues', () => {
    const schema = s.object({
      short: s.string({ min: 2 }),
      long: s.string({ max: 2 }),
      signature: s.signature(),
      version: s.semver(),
      id: s.uuid(),
      mail: s.email(),
      time: s.digits(),
      code: s.digits(6),
    })
    const value = Object.fromEntries(
      Object.keys(schema.shape).map((key) => [key, '?']),
    )
    const issues = issuesOf(schema, { ...value, long: '???' })
    expect(
      issues.map(({ code, message }) => `${code}: ${message}`),
    ).toMatchInlineSnapshot(`
      [
        "too_small: Too small: expected string to have >=2 characters",
        "too_big: Too big: expected string to have <=2 characters",
        "custom: Invalid signature: expected at least 65 bytes",
        "custom: Invalid semver string",
        "custom: Invalid UUID",
        "custom: Invalid email",
        "custom: Invalid base-10 numeric string",
        "custom: Invalid code: expected 6 digits",
      ]
    `)
  })
})

describe('discriminatedUnion', () => {
  const options = [
    s.object({ kind: s.literal('A', 'a'), size: s.integer() }),
    s.object({ kind: s.literal('B') }),
  ] as const
  const open = s.discriminatedUnion('kind', options, { open: true })

  test('default', () => {
    expect(open.tags).toEqual(['A', 'a', 'B'])
    expect(issuesOf(open, { kind: 'a', size: 1 })).toEqual([])
    expect(issuesOf(open, { kind: 'a' })).toMatchObject([{ path: ['size'] }])
  })

  test('behavior: open, other kinds pass as they are', () => {
    const other = { kind: 'C', size: 'large' }
    expect(s.safeParse(open, other)).toEqual({ success: true, data: other })
    expect(s.matches(s.discriminatedUnion('kind', options), other)).toBe(false)
  })

  test('error: open, the tag is a text of its own', () => {
    const inherited = Object.create({ kind: 'C' })
    for (const value of [{}, { kind: 1 }, { kind: null }, inherited, []])
      expect(issuesOf(open, value)).toMatchObject([
        { code: 'invalid_type', expected: 'string', path: ['kind'] },
      ])
    const list = Object.assign([], { kind: 'C' })
    expect(s.matches(open, list)).toBe(false)
  })
})

describe('behavior: hostile values', () => {
  type Nested = { child?: Nested | undefined }
  const nested: s.Schema<Nested> = s.lazy('Nested', () =>
    s.object({ child: s.optional(nested) }),
  )

  test('too deep', () => {
    let value: Nested = {}
    for (let depth = 0; depth < 64; depth++) value = { child: value }
    const issues = issuesOf(nested, value)
    expect(issues).toMatchObject([
      { code: 'too_big', message: 'Nested too deeply' },
    ])
    expect(issues[0]?.path).toHaveLength(64)
    expect(issuesOf(nested, value.child)).toEqual([])
  })

  test('inherited keys do not count', () => {
    const schema = s.object({ name: s.string() })
    expect(s.matches(schema, Object.create({ name: 'x' }))).toBe(false)
    const tagged = s.discriminatedUnion('type', [
      s.object({ type: s.literal('A') }),
    ])
    expect(s.matches(tagged, Object.create({ type: 'A' }))).toBe(false)
  })

  test('__proto__ is a key like others', () => {
    const value = JSON.parse('{"a":1,"__proto__":{"polluted":1}}')
    const result = s.safeParse(s.record(s.unknown()), value)
    expect(result.success && Object.keys(result.data)).toEqual([
      'a',
      '__proto__',
    ])
    expect(({} as { polluted?: unknown }).polluted).toBe(undefined)
  })

  test('getters that throw', () => {
    const value = {
      get name() {
        throw new Error('boom')
      },
    }
    expect(issuesOf(s.object({ name: s.string() }), value)).toEqual([
      { code: 'custom', path: [], message: 'Unreadable value' },
    ])
  })

  test('at most 20 issues', () => {
    const value = Array.from({ length: 1e6 }, () => 1)
    expect(issuesOf(s.array(s.string()), value)).toHaveLength(20)
  })

  test('long strings end soon', () => {
    const value = '1'.repeat(1e6)
    const schemas = [
      ...[s.address(), s.hex(), s.hash(), s.uint256(), s.signature()],
      ...[s.semver(), s.uuid(), s.email(), s.digits(), s.digits(6)],
      s.string({ min: 1, max: 50 }),
    ]
    // A rule that looks at each letter again for every letter would need hours.
    for (const schema of schemas)
      for (const prefix of ['', '0x', 'a@1.', '1.1.1-'])
        expect(s.matches(schema, `${prefix}${value}`)).toBeTypeOf('boolean')
  })

  test('every schema is total', async () => {
    const schemas = Object.values(s.responseSchemas)
    await fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const schema of schemas) {
          expect(s.safeParse(schema, value).success).toBe(
            s.matches(schema, value),
          )
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('toJsonSchema', () => {
  test('default', () => {
    const schema = s.named(
      'Thing',
      s.object({
        id: s.integer(),
        owner: s.nullish(s.address()),
        kind: s.literal('a', 'b'),
        list: s.array(s.string(), { max: 3 }),
        map: s.record(s.boolean()),
      }),
    )
    const definitions: Record<string, s.JsonSchema> = {}
    expect(s.toJsonSchema(schema, definitions)).toEqual({
      $ref: '#/components/schemas/Thing',
    })
    expect(definitions['Thing']).toMatchInlineSnapshot(`
      {
        "properties": {
          "id": {
            "maximum": 9007199254740991,
            "minimum": 0,
            "type": "integer",
          },
          "kind": {
            "enum": [
              "a",
              "b",
            ],
          },
          "list": {
            "items": {
              "type": "string",
            },
            "maxItems": 3,
            "type": "array",
          },
          "map": {
            "additionalProperties": {
              "type": "boolean",
            },
            "type": "object",
          },
          "owner": {
            "anyOf": [
              {
                "pattern": "^0x[0-9a-fA-F]{40}$",
                "type": "string",
              },
              {
                "type": "null",
              },
            ],
          },
        },
        "required": [
          "id",
          "kind",
          "list",
          "map",
        ],
        "type": "object",
      }
    `)
  })

  test('behavior: recursive and all entities', () => {
    const definitions: Record<string, s.JsonSchema> = {}
    for (const schema of Object.values(s.responseSchemas))
      s.toJsonSchema(schema, definitions)
    const text = JSON.stringify(definitions)
    for (const [, name = ''] of text.matchAll(/schemas\/(\w+)/g))
      expect(definitions).toHaveProperty(name)
  })
})
