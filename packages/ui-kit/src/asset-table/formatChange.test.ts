import { expect, test } from 'vitest'
import { formatChange } from './formatChange.ts'

test.each([
  ['1.84', 'en', '+1.84%'],
  ['-2.314', 'en', '−2.31%'],
  ['0', 'en', '0%'],
  ['1.5', 'de', '+1,5\u00a0%'],
])('default: %s in %s', (change, locale, text) => {
  expect(formatChange(change, locale)).toBe(text)
})

test.each([null, undefined, '', 'NaN', '1e9', '5%', '1'.repeat(40)])(
  'error: %j is no change',
  (change) => {
    expect(formatChange(change, 'en')).toBe(undefined)
  },
)
