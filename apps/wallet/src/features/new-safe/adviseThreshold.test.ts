import { expect, test } from 'vitest'
import { adviseThreshold, recommendedThreshold } from './adviseThreshold.ts'

test('default', () => {
  expect(
    [
      [1, 1],
      [1, 2],
      [2, 2],
      [1, 3],
      [2, 3],
      [3, 3],
      [3, 5],
    ].map(([threshold = 0, owners = 0]) => adviseThreshold(threshold, owners)),
  ).toMatchInlineSnapshot(`
    [
      "With a single owner, losing that key loses the safe. Add more owners when you can.",
      "Any single owner can move everything. Ask for at least two confirmations.",
      "Both owners must confirm. Add a third owner, so that a lost key does not lock the safe.",
      "Any single owner can move everything. Ask for at least two confirmations.",
      "2 of 3 must confirm; up to 1 lost key can be replaced.",
      "Every owner must confirm, so losing one key locks the safe for good. Choose 2 of 3 instead.",
      "3 of 5 must confirm; up to 2 lost keys can be replaced.",
    ]
  `)
})

test('behavior: the offer is never advised against', () => {
  for (const owners of [2, 3, 4, 5, 9])
    expect(adviseThreshold(recommendedThreshold(owners), owners)).not.toMatch(
      /instead|for good|Any single/,
    )
})

test('behavior: the offer is a majority of two or more', () => {
  expect([1, 2, 3, 4, 5].map(recommendedThreshold)).toEqual([1, 2, 2, 3, 3])
})
