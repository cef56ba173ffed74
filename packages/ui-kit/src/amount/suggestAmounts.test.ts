import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../test/anyText.ts'
import { formatAmount } from './formatAmount.ts'
import { parseAmount } from './parseAmount.ts'
import { suggestAmounts } from './suggestAmounts.ts'

test.each([
  ['1,234', ['1234', '1.234']],
  ['1.000', ['1000', '1']],
  ['1,5', ['1.5']],
  [',5', ['0.5']],
  ['1.234,5', ['1234.5']],
  ['1.234.567', ['1234567']],
  ['1.234.567,89', ['1234567.89']],
  ['1 234', ['1234']],
  ['1 234,5', ['1234.5']],
  ['1\u202f234,5', ['1234.5']],
  ["1'234.5", ['1234.5']],
  ['12,34,567', ['1234567']],
  ['12,34,567.5', ['1234567.5']],
] as const)('default: %j may be %j', (text, readings) => {
  expect(suggestAmounts(text, 6)).toEqual(readings)
})

test.each([
  ['1.000', ['1000', '1']],
  ['1,000', ['1000', '1']],
  ['1.234', ['1234', '1,234']],
  ['1.5', ['1,5']],
  ['1,234.5', ['1234,5']],
] as const)('param: in German %j may be %j', (text, readings) => {
  expect(suggestAmounts(text, 6, { locale: 'de' })).toEqual(readings)
})

test.each([
  '',
  'abc',
  '1.5',
  '1,234.5',
  '1,234,567',
  '-1,5',
  '1e5',
  '1,2,3',
  '1.2.3',
  '1,23.456,7',
  '0.1234567',
  `1,${'5'.repeat(200)}`,
])('behavior: suggests no reading of %j', (text) => {
  expect(suggestAmounts(text, 6)).toEqual([])
})

test('param: decimals leave only readings the token can hold', () => {
  expect(suggestAmounts('1,234', 0)).toEqual(['1234'])
  expect(suggestAmounts('1,234', 2)).toEqual(['1234'])
  expect(suggestAmounts('1,234', 3)).toEqual(['1234', '1.234'])
})

test('behavior: offers at most two readings, and each can be entered', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText(), fc.stringMatching(/^[\d.,' ]{0,20}$/u)),
      (text) => {
        const offered = suggestAmounts(text, 18)
        expect(offered.length).toBeLessThanOrEqual(2)
        for (const reading of offered) {
          expect(parseAmount(reading, 18).error).toBeNull()
        }
      },
    ),
  )
})

test('behavior: reads an amount in any grouping as itself or asks which one', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.constantFrom(',', '.', ' ', "'"),
      (value, groupSeparator) => {
        const point = groupSeparator === '.' ? ',' : '.'
        const [whole = '', fraction] = formatAmount(value, 6, {
          groupSeparator: '_',
        }).split('.')
        const text = `${whole.replaceAll('_', groupSeparator)}${fraction === undefined ? '' : `${point}${fraction}`}`
        const { amount } = parseAmount(text, 6)
        const meant = suggestAmounts(text, 6).map(
          (reading) => parseAmount(reading, 6).amount,
        )
        // Only `1.234`, written so by most, is also a thousand to some.
        if (!/^\d{1,3}\.\d{3}$/u.test(text)) {
          expect(amount === null ? meant : [amount]).toContain(value)
        }
      },
    ),
  )
})
