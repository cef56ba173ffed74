import { expect, test } from 'vitest'
import { isPopupBlocked } from './isPopupBlocked.ts'

const blocked = Object.assign(new Error('blocked'), {
  code: 4001,
  data: { reason: 'popup-blocked' },
})

test('default', () => {
  expect(isPopupBlocked(blocked)).toBe(true)
  expect(isPopupBlocked(new Error('wrapped', { cause: blocked }))).toBe(true)
})

test('behavior: anything else is not', () => {
  const circle = new Error('circle')
  circle.cause = circle
  for (const error of [
    undefined,
    null,
    'popup-blocked',
    circle,
    Object.assign(new Error('no'), { code: 4001 }),
    Object.assign(new Error('no'), { data: null }),
    Object.assign(new Error('no'), { data: { reason: 'closed' } }),
  ])
    expect(isPopupBlocked(error)).toBe(false)
})
