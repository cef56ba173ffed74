import { expect, test } from 'vitest'
import { isRejection } from './isRejection.ts'

test('default', () => {
  expect(isRejection({ code: 4001 })).toBe(true)
})

test('behavior: the code may be on the cause', () => {
  const cause = Object.assign(new Error('no'), { code: 4001 })
  expect(isRejection(new Error('failed', { cause }))).toBe(true)
})

test('behavior: other failures are no rejection', () => {
  const circular: { cause?: unknown } = {}
  circular.cause = circular
  expect(
    [
      undefined,
      'User rejected',
      new Error('x'),
      { code: -32002 },
      circular,
    ].map(isRejection),
  ).toEqual([false, false, false, false, false])
})
