import { expect, test } from 'vitest'
import { pairingExpiry } from './pairingExpiry.ts'

test('default', () => {
  expect(pairingExpiry('wc:1@2?expiryTimestamp=1790000000&symKey=0')).toBe(
    1_790_000_000_000,
  )
  expect(pairingExpiry('wc:1@2?symKey=0&expiryTimestamp=1')).toBe(1000)
})

test.each([
  'wc:1@2',
  'wc:1@2?expiryTimestamp=',
  'wc:1@2?expiryTimestamp=soon',
  'wc:1@2?expiryTimestamp=1790000000000000',
])('behavior: %s has an unknown expiry', (uri) => {
  expect(pairingExpiry(uri)).toBe(undefined)
})
