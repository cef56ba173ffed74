import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../test/anyText.ts'
import { formatFiat } from './formatFiat.ts'

const usd = { currency: 'usd' }

test('default', () => {
  expect(formatFiat('6140250.505', usd)).toBe('$6,140,250.51')
})

test.each([
  '0',
  '0.00',
  '-0',
  '',
  ' ',
  'abc',
  '0x10',
  'NaN',
  'Infinity',
  '1e999',
  null,
  undefined,
])('behavior: %j is no price', (amount) => {
  expect(formatFiat(amount, usd)).toBeUndefined()
})

test.each([
  ['1', {}, '$1.00'],
  ['0.006', {}, '<$0.01'],
  ['-0.006', {}, '>−$0.01'],
  ['-1234.5', {}, '−$1,234.50'],
  ['0.000123', { precise: true }, '$0.000123'],
  ['0.0000001', { precise: true }, '<$0.000001'],
  ['90071992547409.93', {}, '$90,071,992,547,409.93'],
  ['1e60', {}, '$1E60'],
  ['9'.repeat(40), {}, '$1E40'],
  [1.5, {}, '$1.50'],
  ['0', { zero: true }, '$0.00'],
  ['1234.5', { currency: 'EUR', locale: 'de' }, '1.234,50 €'],
  ['0.4', { currency: 'JPY' }, '<¥1'],
  ['1234', { currency: 'JPY' }, '¥1,234'],
  ['0.01234567', { currency: 'BTC' }, 'BTC 0.01234567'],
  ['0.0000001', { currency: 'ETH' }, '<ETH 0.000001'],
  ['1.5', { currency: 'sats' }, '1.50 SATS'],
  ['1.5', { currency: 'a\u202eb' }, '1.50 AB'],
] as const)('behavior: %j in %j', (amount, options, text) => {
  expect(
    formatFiat(amount, { ...usd, ...options })?.replaceAll('\u00a0', ' '),
  ).toBe(text)
})

test('behavior: the sixteen codes of gateways', () => {
  const codes =
    'USD EUR ETH AUD BTC CAD CHF CNY GBP INR JPY KRW NZD RUB TRY ZAR'
  expect(
    codes
      .split(' ')
      .map((currency) => formatFiat('2', { currency }))
      .join(' · ')
      .replaceAll('\u00a0', ' '),
  ).toMatchInlineSnapshot(
    `"$2.00 · €2.00 · ETH 2.00 · A$2.00 · BTC 2.00 · CA$2.00 · CHF 2.00 · CN¥2.00 · £2.00 · ₹2.00 · ¥2 · ₩2 · NZ$2.00 · RUB 2.00 · TRY 2.00 · ZAR 2.00"`,
  )
})

test('behavior: formats any amount in any currency in a short text or undefined', () => {
  fc.assert(
    fc.property(anyText(), anyText(8), (amount, currency) => {
      expect(formatFiat(amount, { currency })?.length ?? 0).toBeLessThan(200)
    }),
  )
})

test('behavior: shows every number exactly, to its last cent', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 99_999_999_999_999_999n }),
      (cents) => {
        const digits = cents.toString().padStart(3, '0')
        const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`
        fc.pre(Number(text) < 1e15)
        expect(formatFiat(text, usd)?.replaceAll(/[$,]/gu, '')).toBe(text)
      },
    ),
  )
})
