import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measure } from './measure.ts'

test('default', () => {
  expect(measure('abc', 100)).toBe(3)
  expect(measure({ ab: 'cd' }, 100)).toBe(12)
  expect(measure([1, 2], 100)).toBe(26)
  expect(measure(new Uint8Array(50), 100)).toBe(58)
  expect(measure(undefined, 100)).toBe(8)
})

test('behavior: counting ends above the limit', () => {
  let reads = 0
  const many = new Proxy(
    Array.from({ length: 100_000 }, () => 'x'),
    {
      get(target, key) {
        reads += 1
        return Reflect.get(target, key)
      },
    },
  )
  const size = measure(many, 1000)
  expect(size).toBeGreaterThan(1000)
  expect(size).toBeLessThan(2000)
  expect(reads).toBeLessThan(1000)
})

test('behavior: a cycle is endless', () => {
  const cycle: Record<string, unknown> = {}
  cycle['a'] = cycle
  expect(measure(cycle, 1e9)).toBe(Number.POSITIVE_INFINITY)
})

test('behavior: is at least the length of the JSON text', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (key, list) => {
      const text = key + list.join('')
      expect(measure({ [key]: list }, 1e9)).toBeGreaterThanOrEqual(text.length)
    }),
  )
})
