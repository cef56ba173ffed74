import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readThreshold } from './readThreshold.ts'

test.each([
  [0, 1, 'waiting', 1, 0],
  [2, 3, 'waiting', 3, 2],
  [3, 3, 'complete', 3, 3],
  [4, 3, 'complete', 3, 3],
  [10, 30, 'waiting', 10, 3],
  [1, 30, 'waiting', 10, 1],
  [29, 30, 'waiting', 10, 9],
  [30, 30, 'complete', 10, 10],
] as const)('default: %d of %d', (confirmed, required, state, bolts, shot) => {
  expect(readThreshold(confirmed, required)).toEqual({ state, bolts, shot })
})

test.each([
  [0, 0, 3],
  [1, 4, 3],
  [-1, 2, 3],
  [1, -2, 3],
  [Number.NaN, 2, 3],
  [1, 1.5, 3],
  [1, Number.POSITIVE_INFINITY, undefined],
])('error: %d of %d with %d owners', (confirmed, required, owners) => {
  expect(readThreshold(confirmed, required, owners)).toEqual({
    state: 'invalid',
    bolts: 0,
    shot: 0,
  })
})

test('behavior: closes the last bolt with the last confirmation', () => {
  fc.assert(
    fc.property(
      fc.nat(1000),
      fc.integer({ min: 1, max: 1000 }),
      (done, all) => {
        const { state, bolts, shot } = readThreshold(done, all)
        expect(state === 'complete').toBe(done >= all)
        expect(shot === bolts).toBe(done >= all)
        expect(shot === 0).toBe(done === 0)
      },
    ),
  )
})
