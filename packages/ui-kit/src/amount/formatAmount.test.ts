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

test('param: minDecimals fills up with zeros, up to the decimals of the token', () => {
  const write = (value: bigint, decimals: number, maxDecimals?: number) =>
    formatAmount(value, decimals, { minDecimals: 2, maxDecimals })
  expect(write(1_250_500_000n, 6)).toBe('1,250.50')
  expect(write(1_250_123_000n, 6)).toBe('1,250.123')
  expect(write(-2n * 10n ** 18n, 18, 6)).toBe('-2.00')
  expect(write(0n, 18)).toBe('0.00')
  expect(write(25n, 1)).toBe('2.5')
  expect(write(250n, 0)).toBe('250')
  expect(write(1n, 18, 6)).toBe('<0.000001')
  expect(
    formatAmount(1_250_500_000n, 6, { minDecimals: 2, locale: 'de' }),
  ).toBe('1.250,50')
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

test.each([
  ['de', '1.250,5', '<0,01'],
  ['fr', '1\u202f250,5', '<0,01'],
  ['en-IN', '1,250.5', '<0.01'],
  // Digits are those of the chain in every language.
  ['ar-EG', '1,250.5', '<0.01'],
])('param: locale %s writes %s', (locale, amount, dust) => {
  expect(formatAmount(1_250_500_000n, 6, { locale })).toBe(amount)
  expect(formatAmount(1n, 18, { locale, maxDecimals: 2 })).toBe(dust)
})

test('param: locale groups as the language does', () => {
  expect(formatAmount(12_345_678n, 0, { locale: 'en-IN' })).toBe('1,23,45,678')
  expect(formatAmount(12_345_678n, 0, { locale: 'de', group: false })).toBe(
    '12345678',
  )
})

test('behavior: reads back the amount that it wrote', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      fc.integer({ min: 0, max: 255 }),
      fc.boolean(),
      fc.constantFrom('en', 'de', 'fr', 'de-CH'),
      (amount, decimals, group, locale) => {
        const text = formatAmount(amount, decimals, { group, locale })
        const parsed = parseAmount(text, decimals, { locale })
        // A text that another language reads otherwise is asked back.
        if (parsed.error !== 'ambiguous')
          expect(parsed).toEqual({ amount, error: null })
      },
    ),
  )
})

test('error: decimals out of range', () => {
  expect(() => formatAmount(1n, -1)).toThrowErrorMatchingInlineSnapshot(
    `[RangeError: Decimals must be from 0 to 255, not -1.]`,
  )
})
