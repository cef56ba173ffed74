import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyJson } from './copyJson.ts'

test('default: returns a deep copy', () => {
  const list = [1, { a: 'b' }]
  const copy = copyJson({ list, none: null, flag: true })
  expect(copy).toEqual({ list: [1, { a: 'b' }], none: null, flag: true })
  list.push(2)
  expect(Object(copy).list).toHaveLength(2)
})

test('behavior: copies any small JSON unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const kept = JSON.stringify(value, (key, item) =>
        ['__proto__', 'constructor', 'prototype'].includes(key)
          ? undefined
          : item,
      )
      expect(JSON.stringify(copyJson(value))).toBe(kept)
    }),
    { numRuns: 200 },
  )
})

test('behavior: fills the holes of a list with undefined', () => {
  const list = copyJson(Object.assign(Array(2), { 1: 1 })) as unknown[]
  expect(Object.hasOwn(list, 0)).toBe(true)
  expect(list).toEqual([undefined, 1])
})

// A few bytes to send, and for ever to walk through.
test.each([
  ['a list of holes', new Array(2 ** 32 - 1)],
  ['one inside', { a: [new Array(2 ** 31)] }],
  ['many small ones', Array.from({ length: 30 }, () => new Array(1_000))],
  ['values', Array.from({ length: 30_000 }, () => 1)],
])('error: %s, too many', (_, value) => {
  expect(() => copyJson(value)).toThrow('nested too deeply')
})

test.each([
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['bytes', new Uint8Array(2)],
  ['a function', () => 1],
  ['a negative bigint', -1n],
])('error: %s is not JSON', (_, value) => {
  expect(() => copyJson({ value })).toThrow('The request is not plain JSON.')
})

test('error: a text over the limit', () => {
  expect(() => copyJson(['x'.repeat(1025)], { textLimit: 1024 })).toThrow(
    'The request is larger than 1 kB.',
  )
})
