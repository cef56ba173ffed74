import { describe, expect, test } from 'vitest'
import { findIssues, type Rule, type RuleTable } from './findIssues.ts'

const table: RuleTable = {
  calls: {},
  named: {
    Nested: { $: 'object', of: { child: { $: 'optional', of: 'Nested' } } },
  },
  patterns: {
    address: { pattern: '^0x[0-9a-fA-F]{40}$', message: 'Invalid address' },
    uint256: {
      pattern: '^\\d{1,78}$',
      format: 'uint256',
      message: 'Invalid base-10 numeric string',
    },
    short: { pattern: '^a*$', maxLength: 3, message: 'Invalid a' },
  },
}
const issuesOf = (rule: Rule, value: unknown) => findIssues(table, rule, value)
const object = (of: Record<string, Rule>): Rule => ({ $: 'object', of })

test('default', () => {
  const rule = object({
    name: 'string',
    age: { $: 'optional', of: 'integer' },
    tags: { $: 'nullable', of: { $: 'list', of: ['a', 'b'] } },
    note: { $: 'nullish', of: { $: 'text', min: 1, max: 2 } },
    owner: 'address',
    extra: 'any',
  })
  const owner = `0x${'5a'.repeat(20)}`
  const value = { name: 'x', tags: ['a'], owner, unknown: 1 }
  expect(issuesOf(rule, value)).toEqual([])
  expect(issuesOf(rule, { ...value, age: 1, tags: null, note: null })).toEqual(
    [],
  )
  expect(issuesOf(rule, { ...value, note: '🦊🦊' })).toEqual([])
})

test('error: names each field, and what is wrong with it', () => {
  const rule = object({
    text: 'string',
    number: 'number',
    whole: 'integer',
    least: 'integer',
    most: 'integer',
    flag: 'boolean',
    list: { $: 'list', of: object({ inner: 'string' }) },
    map: { $: 'map', of: 'string' },
    one: ['a'],
    some: ['a', 1],
    either: { $: 'union', of: ['string', 'number'] },
    tagged: { $: 'tagged', key: 'type', open: false, of: { A: 'any' } },
    open: { $: 'tagged', key: 'type', open: true, of: { A: 'any' } },
    empty: { $: 'text', min: 2 },
    long: { $: 'text', max: 2 },
    owner: 'address',
    amount: 'uint256',
    short: 'short',
  })
  const value = {
    text: 1,
    number: Number.NaN,
    whole: 1.5,
    least: -1,
    most: 2 ** 53,
    list: [{ inner: 'x' }, { inner: null }],
    map: { a: 1 },
    one: 'b',
    some: 'b',
    either: true,
    tagged: { type: 'C' },
    open: { type: 1 },
    empty: '🦊',
    long: 'abc',
    owner: '0x12',
    amount: `${2n ** 256n}`,
    short: 'aaaa',
  }
  expect(
    issuesOf(rule, value).map(
      ({ code, path, message }) => `${path.join('.')} ${code}: ${message}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "text invalid_type: Invalid input: expected string, received number",
      "number invalid_type: Invalid input: expected number, received NaN",
      "whole invalid_type: Invalid input: expected int, received number",
      "least too_small: Too small: expected number to be >=0",
      "most too_big: Too big: expected int to be <=9007199254740991",
      "flag invalid_type: Invalid input: expected boolean, received undefined",
      "list.1.inner invalid_type: Invalid input: expected string, received null",
      "map.a invalid_type: Invalid input: expected string, received number",
      "one invalid_value: Invalid input: expected "a"",
      "some invalid_value: Invalid option: expected one of "a"|1",
      "either invalid_union: Invalid input",
      "tagged.type invalid_union: Invalid discriminator value. Expected 'A'",
      "open.type invalid_type: Invalid input: expected string, received number",
      "empty too_small: Too small: expected string to have >=2 characters",
      "long too_big: Too big: expected string to have <=2 characters",
      "owner custom: Invalid address",
      "amount custom: Invalid base-10 numeric string",
      "short custom: Invalid a",
    ]
  `)
})

test('error: the root', () => {
  expect(issuesOf(object({}), null)).toMatchInlineSnapshot(`
    [
      {
        "code": "invalid_type",
        "expected": "object",
        "message": "Invalid input: expected object, received null",
        "path": [],
      },
    ]
  `)
  expect(issuesOf(object({}), [])).toHaveLength(1)
  expect(issuesOf({ $: 'map', of: 'any' }, [])).toHaveLength(1)
  expect(issuesOf({ $: 'list', of: 'any' }, {})).toHaveLength(1)
})

test('error: fields of which one is needed, only when each is right', () => {
  const field: Rule = { $: 'nullish', of: 'string' }
  const rule: Rule = {
    $: 'object',
    of: { a: field, b: field },
    needs: ['a', 'b'],
    message: 'One is needed',
  }
  expect(issuesOf(rule, { b: 'x' })).toEqual([])
  expect(issuesOf(rule, { a: null })).toEqual([
    { code: 'custom', path: [], message: 'One is needed' },
  ])
  expect(issuesOf(rule, { a: 1 })).toMatchObject([{ path: ['a'] }])
})

describe('behavior: hostile values', () => {
  test('too deep', () => {
    let value: { child?: object } = {}
    for (let depth = 0; depth < 64; depth++) value = { child: value }
    const issues = issuesOf('Nested', value)
    expect(issues).toMatchObject([
      { code: 'too_big', message: 'Nested too deeply' },
    ])
    expect(issues[0]?.path).toHaveLength(64)
    expect(issuesOf('Nested', value.child)).toEqual([])
  })

  test('inherited keys do not count', () => {
    const rule = object({ name: 'string' })
    expect(issuesOf(rule, Object.create({ name: 'x' }))).toHaveLength(1)
    for (const open of [true, false]) {
      const tagged: Rule = { $: 'tagged', key: 'type', open, of: { A: 'any' } }
      expect(issuesOf(tagged, Object.create({ type: 'A' }))).toHaveLength(1)
      expect(issuesOf(tagged, { type: 'constructor' })).toHaveLength(
        open ? 0 : 1,
      )
    }
  })

  test('__proto__ is a key like others', () => {
    const value = JSON.parse('{"a":1,"__proto__":"x"}')
    expect(issuesOf({ $: 'map', of: 'integer' }, value)).toMatchObject([
      { path: ['__proto__'] },
    ])
  })

  test('getters that throw', () => {
    const value = {
      get name() {
        throw new Error('boom')
      },
    }
    expect(issuesOf(object({ name: 'string' }), value)).toEqual([
      { code: 'custom', path: [], message: 'Unreadable value' },
    ])
  })

  test('at most 20 issues', () => {
    const value = Array.from({ length: 1e6 }, () => 1)
    expect(issuesOf({ $: 'list', of: 'string' }, value)).toHaveLength(20)
    const map = Object.fromEntries(value.slice(0, 100).entries())
    expect(issuesOf({ $: 'map', of: 'string' }, map)).toHaveLength(20)
  })
})
