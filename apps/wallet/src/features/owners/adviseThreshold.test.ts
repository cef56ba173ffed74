import { expect, test } from 'vitest'
import { adviseThreshold, recommendedThreshold } from './adviseThreshold.ts'

test('default', () => {
  const advice = [
    [1, 1],
    [1, 2],
    [2, 2],
    [1, 3],
    [2, 3],
    [3, 3],
    [3, 5],
  ].map(([threshold = 0, owners = 0]) => adviseThreshold(threshold, owners))
  expect(advice).toEqual([
    'sole',
    'any',
    'both',
    'any',
    'spare',
    'every',
    'spare',
  ])
})

test('behavior: the offer is never advised against', () => {
  for (const owners of [2, 3, 4, 5, 9])
    expect(adviseThreshold(recommendedThreshold(owners), owners)).toMatch(
      /^(?:both|spare)$/,
    )
})

test('behavior: the offer is a majority of two or more', () => {
  expect([1, 2, 3, 4, 5].map(recommendedThreshold)).toEqual([1, 2, 2, 3, 3])
})
