import { expect, test } from 'vitest'
import { checkTypedData } from './checkTypedData.ts'

const field = (name: string, type: string) => ({ name, type })
const data = {
  domain: {},
  types: {
    EIP712Domain: [],
    Mail: [field('to', 'Person[]'), field('reply', 'Mail[]')],
    Person: [field('name', 'string')],
  },
  message: { to: [{ name: 'Bob' }], reply: [] },
}

test('default: the type that no other uses is the primary one', () => {
  expect(checkTypedData(data)).toEqual({ ...data, primaryType: 'Mail' })
})

test('behavior: a primary type that is given stays', () => {
  const given = { ...data, primaryType: 'Person' }
  expect(checkTypedData(given)).toEqual(given)
})

test('error: throws unless exactly one type can be the primary one', () => {
  const text = 'Provided dictionary is not a valid EIP712 message'
  const two = { ...data.types, Other: [] }
  expect(() => checkTypedData({ ...data, types: two })).toThrow(text)
  expect(() => checkTypedData({ ...data, types: {} })).toThrow(text)
})

test.each([
  [
    'types',
    {
      ...data,
      types: Object.fromEntries(
        Array.from({ length: 101 }, (_, at) => [`T${at}`, []]),
      ),
    },
  ],
  ['names', { ...data, types: { Mail: [field('a'.repeat(40_000), 'bool')] } }],
  ['values', { ...data, message: { to: new Array(20_000).fill(1) } }],
])('error: too many %s', (_, large) => {
  expect(() => checkTypedData(large)).toThrow(
    'Typed data has too many types or values',
  )
})
