import { expect, test } from 'vitest'
import { hostileTypedData, permit } from '../../test/typedData.ts'
import { layoutTypedData } from './layoutTypedData.ts'

test('default: by the types, in their order', () => {
  const { domain, message, unsigned, hidden } = layoutTypedData(permit)
  expect(domain.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'name string',
    'version string',
    'chainId uint256',
    'verifyingContract address',
  ])
  expect(message.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'owner value',
    'details struct',
    'spenders list',
    'notes value',
  ])
  expect(message[2]?.children).toHaveLength(2)
  expect({ unsigned, hidden }).toEqual({ unsigned: [], hidden: 0 })
})

test('behavior: names of prototypes are only names', () => {
  const { message, unsigned } = layoutTypedData(hostileTypedData)
  expect(message.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    '__proto__ struct',
    'constructor value',
    'missing missing',
    'list list',
  ])
  expect(message[0]?.children[0]).toMatchObject({ kind: 'value' })
  expect(unsigned).toEqual(['domain.extra', 'unsigned'])
  const bare = { types: {}, primaryType: 'constructor', message: {} }
  expect(layoutTypedData(bare).message).toEqual([])
})

test('behavior: a member of the prototype is a missing value', () => {
  const { message } = layoutTypedData({
    types: { A: [{ name: 'toString', type: 'string' }] },
    primaryType: 'A',
    message: {},
  })
  expect(message[0]?.kind).toBe('missing')
})

test('behavior: a type that holds itself ends', () => {
  const types = { A: [{ name: 'a', type: 'A' }] }
  const message: { a?: object } = {}
  message.a = message
  let at = layoutTypedData({ types, primaryType: 'A', message }).message[0]
  let depth = 0
  for (; at?.kind === 'struct'; at = at.children[0]) depth += 1
  expect(at?.kind).toBe('deep')
  expect(depth).toBeLessThan(40)
})

test('behavior: too many values are counted', () => {
  const { message, hidden } = layoutTypedData({
    types: { A: [{ name: 'a', type: 'uint256[]' }] },
    primaryType: 'A',
    message: { a: Array.from({ length: 9_000 }, (_, index) => index) },
  })
  expect((message[0]?.children.length ?? 0) + hidden).toBe(9_000)
  expect(hidden).toBeGreaterThan(6_000)
})

test('behavior: a list in the place of a struct shows the hashed values', () => {
  const { message } = layoutTypedData({
    types: {
      A: [{ name: 'b', type: 'B' }],
      B: [{ name: '0', type: 'uint256' }],
    },
    primaryType: 'A',
    message: { b: [7] },
  })
  // The value has another type, so it cannot be hashed, but it is not missing.
  expect(message[0]).toMatchObject({ kind: 'value', value: [7] })
})

test('behavior: a domain alone leaves the message unsigned', () => {
  const { domain, message, unsigned } = layoutTypedData({
    types: {},
    primaryType: 'EIP712Domain',
    domain: { name: 'Real' },
    message: { name: 'Harmless' },
  })
  expect(domain).toMatchObject([{ name: 'name', value: 'Real' }])
  expect(message).toEqual([])
  expect(unsigned).toEqual(['name'])
})

test('behavior: an empty name of a domain is signed', () => {
  const { domain, unsigned } = layoutTypedData({
    types: { A: [] },
    primaryType: 'A',
    domain: { name: '', version: '' },
    message: {},
  })
  expect(domain.map(({ name }) => name)).toEqual(['name'])
  expect(unsigned).toEqual(['domain.version'])
})
