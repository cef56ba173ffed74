import { expect, test } from 'vitest'
import { requestId } from './requestId.ts'

test('default', () => {
  expect(requestId('abc-1.2_3')).toBe('abc-1.2_3')
  expect(requestId(undefined)).toMatch(/^[0-9a-f-]{36}$/)
  expect(requestId(undefined)).not.toBe(requestId(undefined))
})

test.each(['', ' ', 'a b', '<b>', '"', 'ä', 'x'.repeat(65), 'a\u2028b'])(
  'behavior: %j is replaced',
  (given) => {
    expect(requestId(given)).toMatch(/^[0-9a-f-]{36}$/)
  },
)
