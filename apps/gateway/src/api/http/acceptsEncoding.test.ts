import { expect, test } from 'vitest'
import { acceptsEncoding } from './acceptsEncoding.ts'

test.each([
  ['gzip, deflate, br', true],
  ['GZIP;q=0.5', true],
  ['*', true],
  ['br;q=1.0, *;q=0.1', true],
  ['', false],
  ['identity', false],
  ['gzip;q=0', false],
  ['gzip; q=0.000, *', false],
  ['br, *;q=0', false],
  ['xgzip', false],
  ['gzip;q=many', false],
])('default: %j allows gzip: %s', (header, expected) => {
  expect(acceptsEncoding(header, 'gzip')).toBe(expected)
})
