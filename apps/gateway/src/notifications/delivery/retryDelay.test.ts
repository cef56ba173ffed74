import { expect, test } from 'vitest'
import { retryDelay } from './retryDelay.ts'

test('default', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryDelay)).toEqual([
    10_000,
    40_000,
    160_000,
    640_000,
    2_560_000,
    undefined,
    undefined,
  ])
})
