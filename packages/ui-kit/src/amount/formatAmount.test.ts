import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from './formatAmount.ts'
import { parseAmount } from './parseAmount.ts'

test('default', () => {
  expect(formatAmount(1_250_500_000n, 6)).toMatchInlineSnapshot(`"1,250.5"`)
  expect(formatAmount(0n, 18)).toMatchInlineSnapshot(`"0"`)
  expect(formatAmount(1n, 18)).toMatchInlineSnapshot(`"0.000000000000000001"`)
  expect(formatAmount(-1_500n, 3)).toMatchInlineSnapshot(`"-1.5"`)
  expect(formatAmount(1_234_567n, 0)).toMatchInlineSnapshot(`"1,234,567"`)
})

test('param: maxDecimals cuts and never rounds up', () => {
  expect(formatAmount(1_999_999n, 6, { maxDecimals: 2 })).toBe('1.99')
  expect(formatAmount(1_999_999n, 6, { maxDecimals: 0 })).toBe('1')
})

test('behavior: a dust amount does not read as zero', () => {
  expect(formatAmount(1n, 18, { maxDecimals: 6 })).toBe('<0.000001')
  expect(formatAmount(-1n, 18, { maxDecimals: 2 })).toBe('>-0.01')
  expect(formatAmount(1n, 18, { maxDecimals: 0 })).toBe('<1')
})

test('param: group', () => {
  expect(formatAmount(1_234_567n, 0, { group: false })).toBe('1234567')
  expect(formatAmount(1_234_567n, 0, { groupSeparator: ' ' })).toBe('1 234 567')
})

test('behavior: reads back the amount that it wrote', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      fc.integer({ min: 0, max: 255 }),
      fc.boolean(),
      (amount, decimals, group) => {
        const text = formatAmount(amount, decimals, { group })
        expect(parseAmount(text, decimals)).toEqual({ amount, error: null })
      },
    ),
  )
})

test('error: decimals out of range', () => {
  expect(() => formatAmount(1n, -1)).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: Decimals must be from 0 to 255, not -1.]`,
  )
})
