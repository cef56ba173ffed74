import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../test/anyText.ts'
import { parseAmount } from './parseAmount.ts'

test('default', () => {
  expect(parseAmount('1,250.50', 6)).toEqual({
    amount: 1_250_500_000n,
    error: null,
  })
})

test.each([
  ['1', 10n],
  [' 1.5 ', 15n],
  ['.5', 5n],
  ['5.', 50n],
  ['0', 0n],
  ['1,000,000', 10_000_000n],
  ['1,000.', 10_000n],
  ['1,000.5', 10_005n],
  ['0.10', 1n],
])('behavior: %j is an amount', (text, amount) => {
  expect(parseAmount(text, 1)).toEqual({ amount, error: null })
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['.', 'malformed'],
  ['1,234', 'ambiguous'],
  ['999,000', 'ambiguous'],
  ['1,5', 'malformed'],
  ['1.234,5', 'malformed'],
  ['1,00', 'malformed'],
  ['1.000.000', 'malformed'],
  ['1e18', 'malformed'],
  ['-1', 'malformed'],
  ['+1', 'malformed'],
  ['0x10', 'malformed'],
  ['1 000', 'malformed'],
  ['١', 'malformed'],
  ['1.25', 'too-many-decimals'],
  ['9'.repeat(78), 'too-large'],
  ['9'.repeat(401), 'malformed'],
])('error: %j', (text, error) => {
  expect(parseAmount(text, 1)).toEqual({ amount: null, error })
})

test.each([
  ['1,5', 15n],
  ['1.234,5', 12_345n],
  [',5', 5n],
  ['1.000.000', 10_000_000n],
  ['1.000,0', 10_000n],
])('param: German reads %j as an amount', (text, amount) => {
  expect(parseAmount(text, 1, { locale: 'de' })).toEqual({
    amount,
    error: null,
  })
})

test.each([
  ['fr', '1\u202f234,5'],
  ['fr', '1 234,5'],
  ['de-CH', '1’234.5'],
  ['de-CH', "1'234.5"],
  ['ar-EG', '1,234.5'],
])('param: %s reads its separators in %j', (locale, text) => {
  expect(parseAmount(text, 1, { locale })).toEqual({
    amount: 12_345n,
    error: null,
  })
})

test.each([
  ['de', '1.000', 'ambiguous'],
  ['de', '1.234', 'ambiguous'],
  ['de', '1,000', 'ambiguous'],
  ['en', '1.000', 'ambiguous'],
  ['en', '12.340', 'ambiguous'],
  ['de-CH', '1.000', 'ambiguous'],
  ['de', '1.5', 'malformed'],
  ['de', '1,234.5', 'malformed'],
  ['fr', '1.234', 'malformed'],
  ['de-CH', '1,234', 'malformed'],
])('error: %s does not guess what %j means', (locale, text, error) => {
  expect(parseAmount(text, 18, { locale })).toEqual({ amount: null, error })
})

test('behavior: a text that two languages accept means the same in both', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{1,7}([.,' ]\d{1,4}){0,2}$/u),
      fc.constantFrom('en', 'de', 'fr', 'de-CH'),
      fc.constantFrom('en', 'de', 'fr', 'de-CH'),
      (text, one, other) => {
        const amounts = [one, other].map(
          (locale) => parseAmount(text, 18, { locale }).amount,
        )
        fc.pre(!amounts.includes(null))
        expect(amounts[0]).toBe(amounts[1])
      },
    ),
  )
})

test('behavior: any text gives an answer', () => {
  fc.assert(
    fc.property(
      anyText(),
      fc.integer({ min: 0, max: 255 }),
      (text, decimals) => {
        const parsed = parseAmount(text, decimals)
        expect((parsed.amount === null) !== (parsed.error === null)).toBe(true)
      },
    ),
  )
})
