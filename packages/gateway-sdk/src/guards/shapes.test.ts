import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as shapes from './shapes.ts'

const maxUint256 = 2n ** 256n - 1n

const expressions = [
  [shapes.isAddress, /^0x[0-9a-fA-F]{40}$/],
  [shapes.isHash, /^0x[0-9a-fA-F]{64}$/],
  [shapes.isHex, /^0x(?:[0-9a-fA-F]{2})*$/],
  [shapes.isChainId, /^\d{1,78}$/],
] as const

describe.each(expressions)('%o and %s', (is, expression) => {
  test('default', async () => {
    const digits = fc.stringMatching(/^[0-9a-fA-F]{0,80}$/)
    const text = fc.oneof(
      fc.stringMatching(expression),
      digits,
      digits.map((some) => `0x${some}`),
      fc.string({ unit: 'binary' }),
    )
    await fc.assert(
      fc.property(text, (some) => {
        expect(is(some)).toBe(expression.test(some))
      }),
      { numRuns: 1000 },
    )
  })

  test('error: any one other character', () => {
    const units = Array.from({ length: 0x300 }, (_, code) =>
      String.fromCharCode(code),
    )
    for (const good of [
      `0x${'0'.repeat(40)}`,
      `0x${'f'.repeat(64)}`,
      '12',
      '7',
    ])
      for (const unit of [...units, '\uff11', '\uff41', '\u{1d7d9}'])
        for (const at of [0, 1, 2, good.length - 1]) {
          const some = good.slice(0, at) + unit + good.slice(at + 1)
          expect(is(some), JSON.stringify(some)).toBe(expression.test(some))
        }
  })

  test('error: other kinds', () => {
    for (const value of [undefined, null, 1, true, {}, [], ['0x'], 1n])
      expect(is(value)).toBe(false)
  })
})

describe('isAddress', () => {
  test('behavior: a bad address with the ending of a good one', () => {
    const good = `0x${'1'.repeat(40)}`
    expect(shapes.isAddress(good)).toBe(true)
    expect(shapes.isAddress(good)).toBe(true)
    expect(shapes.isAddress(`0xg${good.slice(3)}`)).toBe(false)
    expect(shapes.isAddress(`0xg${good.slice(3)}`)).toBe(false)
    expect(shapes.isAddress(good)).toBe(true)
  })
})

describe('isUint256', () => {
  test('default', () => {
    for (const value of [0n, 1n, maxUint256 - 1n, maxUint256])
      expect(shapes.isUint256(`${value}`)).toBe(true)
    expect(shapes.isUint256('0'.repeat(78))).toBe(true)
  })

  test('error: too large, or not a number', () => {
    const largest = '9'.repeat(78)
    for (const value of [`${maxUint256 + 1n}`, largest, '', '-1', '1e3', 1])
      expect(shapes.isUint256(value)).toBe(false)
  })
})

describe('isText', () => {
  test('default', () => {
    expect(shapes.isText('ab', 2, 2)).toBe(true)
    expect(shapes.isText('\u{1f600}\u{1f600}', 1, 2)).toBe(true)
  })

  test('error: length', () => {
    expect(shapes.isText('a', 2, 2)).toBe(false)
    expect(shapes.isText('abc', 2, 2)).toBe(false)
    expect(shapes.isText('\u{1f600}', 2, 2)).toBe(false)
    expect(shapes.isText(12, 2, 2)).toBe(false)
  })
})

test('isInteger and isNumber', () => {
  const integers = [0, -0, 1, 2 ** 53 - 1]
  const numbers = [...integers, -1, 0.5, 2 ** 53, 1e308]
  expect(integers.filter(shapes.isInteger)).toEqual(integers)
  expect(numbers.filter(shapes.isInteger)).toEqual(integers)
  expect(numbers.filter(shapes.isNumber)).toEqual(numbers)
  for (const value of [Number.NaN, 1e308 * 10, '1', null, 1n]) {
    expect(shapes.isInteger(value)).toBe(false)
    expect(shapes.isNumber(value)).toBe(false)
  }
})

test('isObject, isList and isMap', () => {
  const isString = shapes.isString
  expect(shapes.isObject({})).toBe(true)
  expect(shapes.isMap({ a: 'x' }, isString)).toBe(true)
  expect(shapes.isMap({ a: 'x', b: 1 }, isString)).toBe(false)
  expect(shapes.isMap(JSON.parse('{"__proto__":1}'), isString)).toBe(false)
  expect(shapes.isList(['x'], isString)).toBe(true)
  expect(shapes.isList(['x', 1], isString)).toBe(false)
  for (const value of [null, undefined, 'x', 1]) {
    expect(shapes.isObject(value)).toBe(false)
    expect(shapes.isMap(value, isString)).toBe(false)
    expect(shapes.isList(value, isString)).toBe(false)
  }
  expect(shapes.isMap([], isString)).toBe(false)
  expect(shapes.isList({}, isString)).toBe(false)
})
