import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  compare,
  formatDecimal,
  multiply,
  parseDecimal,
  zero,
} from './decimal.ts'

const parse = (text: string) => {
  const value = parseDecimal(text)
  if (value === undefined) throw new Error(text)
  return value
}

const texts = fc
  .tuple(fc.bigInt(0n, 10n ** 30n - 1n), fc.bigInt(0n, 10n ** 20n))
  .map(([whole, fraction]) => `${whole}.${fraction}`)

test('default', () => {
  const product = multiply(parse('0.1'), parse('0.2'))
  expect(formatDecimal(product)).toBe('0.02')
  expect(formatDecimal(add(parse('0.1'), parse('0.2')))).toBe('0.3')
  expect(formatDecimal(parse('2500.500'))).toBe('2500.5')
  expect(formatDecimal(parse('100'))).toBe('100')
  expect(formatDecimal(zero)).toBe('0')
})

test('behavior: reads back the number that it wrote', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const written = formatDecimal(parse(text))
      expect(compare(parse(text), parse(written))).toBe(0)
      expect(written).not.toMatch(/\.\d*0$|\.$/)
    }),
  )
})

test('behavior: sums are exact and in order', () => {
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      const sum = add(parse(a), parse(b))
      expect(compare(sum, parse(a))).toBeGreaterThanOrEqual(0)
      expect(formatDecimal(add(parse(b), parse(a)))).toBe(formatDecimal(sum))
      expect(compare(parse(a), parse(b))).toBe(-compare(parse(b), parse(a)) + 0)
    }),
  )
})

test.each(['', '-1', '1e3', '.5', '1.', 'NaN', '0x1', '1'.repeat(31)])(
  'error: %j is no price',
  (text) => {
    expect(parseDecimal(text)).toBe(undefined)
  },
)
