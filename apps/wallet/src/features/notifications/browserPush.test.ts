import { expect, test } from 'vitest'
import { readPushKey } from './browserPush.ts'

const key =
  'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU'

test('default: reads a point of the curve', () => {
  expect(readPushKey(key)).toHaveLength(65)
})

test.each([
  '',
  key.slice(1),
  `A${key.slice(1)}`,
  `<b>${key}</b>`,
  'x'.repeat(100_000),
])('error: a gateway whose key is no point', (text) => {
  expect(() => readPushKey(text)).toThrow('badKey')
})
