import fc from 'fast-check'
import { hashTypedData as hashWithViem } from 'viem'
import { expect, test } from 'vitest'
import { addresses, bytes, numRuns } from '../../test/arbitraries.ts'
import { InvalidInputError } from '../errors.ts'
import { hashTypedData } from './hashTypedData.ts'

const mail = {
  domain: { name: 'Mail', version: '1', chainId: 1 },
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[]' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person[2]' },
      { name: 'grid', type: 'int16[][2]' },
      { name: 'body', type: 'bytes' },
      { name: 'tag', type: 'bytes4' },
      { name: 'urgent', type: 'bool' },
      { name: 'amount', type: 'uint128' },
    ],
  },
  primaryType: 'Mail',
} as const

const people = fc.record({
  name: fc.string(),
  wallets: fc.array(addresses, { maxLength: 3 }),
})
const int16 = fc.integer({ min: -(2 ** 15), max: 2 ** 15 - 1 })
const grid = fc.array(int16, { maxLength: 3 })
const messages = fc.record({
  from: people,
  to: fc.tuple(people, people),
  grid: fc.tuple(grid, grid),
  body: bytes(0, 70),
  tag: bytes(4, 4),
  urgent: fc.boolean(),
  amount: fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }),
})

test('behavior: equals viem for nested structs and arrays', () => {
  fc.assert(
    fc.property(messages, (message) => {
      expect(hashTypedData({ ...mail, message })).toBe(
        hashWithViem({ ...mail, message }),
      )
    }),
    { numRuns },
  )
})

test('behavior: every set of domain fields', () => {
  const domains = fc.record(
    {
      name: fc.string(),
      version: fc.string(),
      chainId: fc.nat(),
      verifyingContract: addresses,
      salt: bytes(32, 32),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(domains, (domain) => {
      const data = {
        domain,
        types: { Ping: [{ name: 'n', type: 'uint256' }] },
        primaryType: 'Ping',
        message: { n: 1n },
      } as const
      expect(hashTypedData(data)).toBe(hashWithViem(data))
    }),
    { numRuns },
  )
})

test('behavior: integers may be text, as in JSON', () => {
  const data = (n: unknown) => ({
    types: { Ping: [{ name: 'n', type: 'uint256' }] },
    primaryType: 'Ping',
    message: { n },
  })
  expect(hashTypedData(data('255'))).toBe(hashTypedData(data(255n)))
  expect(hashTypedData(data('0xff'))).toBe(hashTypedData(data(255n)))
})

test('behavior: a declared domain type wins', () => {
  const data = {
    domain: { name: 'Shop', chainId: 5 },
    types: {
      EIP712Domain: [{ name: 'name', type: 'string' }],
      Ping: [{ name: 'n', type: 'uint8' }],
    },
    primaryType: 'Ping',
    message: { n: 1 },
  } as const
  expect(hashTypedData(data)).toBe(hashWithViem(data))
  expect(hashTypedData({ ...data, primaryType: 'EIP712Domain' })).toBe(
    hashWithViem({ ...data, primaryType: 'EIP712Domain' } as never),
  )
})

test('error: values that do not fit', () => {
  const fail = (type: string, n: unknown) => () =>
    hashTypedData({
      types: { Ping: [{ name: 'n', type }] },
      primaryType: 'Ping',
      message: { n },
    })
  expect(fail('uint8', 256)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: n: expected an unsigned 8-bit integer]`,
  )
  expect(fail('uint8', '')).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: n: expected uint8]`,
  )
  expect(fail('int8', 128)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: n: expected a 8-bit integer]`,
  )
  expect(fail('int8', 'x')).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: n: expected int8]`,
  )
  expect(fail('uint8[2]', [1])).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: n: expected uint8[2]]`,
  )
  expect(fail('bytes4', '0x12')).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: n: expected 4 bytes]`,
  )
  expect(fail('bool', 1)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: n: the value is not of type bool]`,
  )
  expect(fail('string', 1)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: n: the value is not of type string]`,
  )
  expect(fail('Missing', {})).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: n: the value is not of type Missing]`,
  )
  expect(fail('uint8', undefined)).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: n: expected an unsigned 8-bit integer]`,
  )
})

test.each([
  ['a list for a struct', 'B', [7]],
  ['a flag for an integer', 'int256', true],
  ['a list for an integer', 'int256', []],
  ['nothing for an integer', 'int256', null],
  ['a fraction', 'int256', 1.5],
])('error: %s, which would be shown as something else', (_, type, a) => {
  const types = {
    A: [{ name: 'a', type }],
    B: [{ name: '0', type: 'uint256' }],
  }
  expect(() =>
    hashTypedData({ types, primaryType: 'A', message: { a } }),
  ).toThrow(InvalidInputError)
})

test('error: a missing primary type or message', () => {
  expect(() =>
    hashTypedData({ types: {}, primaryType: 'Ping', message: {} }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: Ping: the type or the value is missing]`,
  )
  expect(() =>
    hashTypedData({ types: { Ping: [] }, primaryType: 'Ping' }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: Ping: the type or the value is missing]`,
  )
})

test('error: two members of one name, which would multiply the work', () => {
  const types = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [
      `T${at}`,
      Array(40).fill({ name: 'a', type: `T${at + 1}` }),
    ]),
  )
  let message: object = {}
  for (let depth = 0; depth < 31; depth += 1) message = { a: message }
  expect(() =>
    hashTypedData({ types, primaryType: 'T0', message }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[InvalidInputError: T0: two members have the same name]`,
  )
})

test('behavior: a hostile type name costs no more than its length', () => {
  const type = `${'['.repeat(100_000)}\n`
  const began = performance.now()
  expect(() =>
    hashTypedData({
      types: { Ping: [{ name: 'n', type }] },
      primaryType: 'Ping',
      message: { n: 1 },
    }),
  ).toThrow('the value is not of type')
  // Looking at every bracket from every other took most of a minute.
  expect(performance.now() - began).toBeLessThan(10_000)
})
