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

  test('long strings take no time', () => {
    const value = '1'.repeat(1e6)
    let best = Number.POSITIVE_INFINITY
    // The best of some rounds: the machine may be busy with other things.
    for (let round = 0; round < 10; round++) {
      const start = performance.now()
      for (const schema of [s.address(), s.hex(), s.hash(), s.uint256()]) {
        s.matches(schema, value)
        s.matches(schema, `0x${value}`)
      }
      best = Math.min(best, performance.now() - start)
    }
    expect(best).toBeLessThan(40)
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
    expect(Object.keys(definitions).sort()).toMatchInlineSnapshot(`
      [
        "AddressEx",
        "AllOwnedSafes",
        "Balance",
        "Balances",
        "BaseDataDecoded",
        "ChainInfo",
        "ChainInfoPage",
        "Confirmation",
        "ConflictHeader",
        "Contract",
        "Creation",
        "CreationTransaction",
        "Custom",
        "DataDecoded",
        "DataDecodedParameter",
        "DateLabel",
        "DetailedExecutionInfo",
        "Estimation",
        "ExecutionInfo",
        "GasPrice",
        "HistoryItem",
        "HistoryItemPage",
        "IndexingStatus",
        "Label",
        "MasterCopy",
        "MultiSendItem",
        "MultisigExecutionDetails",
        "NativeStakingDeposit",
        "NativeStakingValidatorsExit",
        "NativeStakingWithdraw",
        "Nonces",
        "OrderToken",
        "OwnedSafes",
        "ParameterValue",
        "QueuedItem",
        "QueuedItemPage",
        "RpcUri",
        "SafeAppInfo",
        "SafeInfo",
        "SafeOverview",
        "SettingsChange",
        "SettingsInfo",
        "Swap",
        "SwapAndBridge",
        "SwapOrder",
        "SwapTransfer",
        "TokenInfo",
        "TransactionData",
        "TransactionDetails",
        "TransactionInfo",
        "TransactionItem",
        "TransactionPreview",
        "TransactionSummary",
        "Transfer",
        "TransferInfo",
        "TwapOrder",
        "VaultDeposit",
        "VaultRedeem",
      ]
    `)
    const text = JSON.stringify(definitions)
    for (const [, name = ''] of text.matchAll(/schemas\/(\w+)/g))
      expect(definitions).toHaveProperty(name)
  })
})
