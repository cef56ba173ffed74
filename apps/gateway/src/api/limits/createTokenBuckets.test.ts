import { expect, test } from 'vitest'
import { createTokenBuckets } from './createTokenBuckets.ts'

const setUp = (size?: number) => {
  const clock = { time: 1_000_000 }
  const take = createTokenBuckets({
    capacity: 5,
    fillMs: 60_000,
    now: () => clock.time,
    ...(size === undefined ? {} : { size }),
  })
  return { clock, take }
}
const drain = (take: (client: string) => number, client: string) =>
  Array.from({ length: 5 }, () => take(client))

test('default', () => {
  const { take } = setUp()
  expect(drain(take, 'a')).toEqual([0, 0, 0, 0, 0])
  expect(take('a')).toBe(12_000)
  expect(take('b')).toBe(0)
})

test('behavior: a token returns every twelve seconds', () => {
  const { clock, take } = setUp()
  drain(take, 'a')
  clock.time += 11_000
  expect(take('a')).toBeCloseTo(1_000)
  clock.time += 1_001
  expect(take('a')).toBe(0)
  expect(take('a')).toBeGreaterThan(11_000)
})

test('behavior: a bucket never holds more than its capacity', () => {
  const { clock, take } = setUp()
  take('a')
  clock.time += 3_600_000
  drain(take, 'a')
  expect(take('a')).toBe(12_000)
})

test('behavior: keeps the tokens when the clock is set back', () => {
  const { clock, take } = setUp()
  take('a')
  clock.time -= 3_600_000
  expect(take('a')).toBe(0)
})

test('behavior: forgets the quietest client when there are too many', () => {
  const { take } = setUp(3)
  drain(take, 'a')
  take('b')
  take('c')
  expect(take('a')).toBe(12_000)
  take('d')
  expect(take('a')).toBe(12_000)
  for (const client of ['e', 'f', 'g']) take(client)
  expect(take('a')).toBe(0)
})
