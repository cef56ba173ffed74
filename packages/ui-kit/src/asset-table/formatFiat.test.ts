import { expect, test } from 'vitest'
import { formatFiat } from './formatFiat.ts'

const options = { currency: 'usd', locale: 'en', precise: false }

test('default', () => {
  expect(formatFiat('6140250.505', options)).toBe('$6,140,250.51')
})

test('behavior: a price nobody knows is no price', () => {
  expect(formatFiat('0', options)).toBeUndefined()
  expect(formatFiat('abc', options)).toBeUndefined()
})

test('behavior: small prices keep their digits', () => {
  expect(formatFiat('0.000123', { ...options, precise: true })).toBe(
    '$0.000123',
  )
})

test('behavior: a currency that is no ISO code is written after', () => {
  expect(formatFiat('1.5', { ...options, currency: 'sats' })).toBe('1.50 SATS')
})
