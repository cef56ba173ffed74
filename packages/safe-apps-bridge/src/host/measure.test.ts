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
  const many = Array.from({ length: 1_000_000 }, () => 'x')
  const start = performance.now()
  const size = measure(many, 1000)
  expect(size).toBeGreaterThan(1000)
  expect(size).toBeLessThan(2000)
  // Not a measurement: walking the whole list would take far longer.
  expect(performance.now() - start).toBeLessThan(1000)
})

test('behavior: a cycle is endless', () => {
  const cycle: Record<string, unknown> = {}
  cycle['a'] = cycle
  expect(measure(cycle, 1e9)).toBe(Number.POSITIVE_INFINITY)
})

test('behavior: never less than the text of JSON', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (key, list) => {
      const text = key + list.join('')
      expect(measure({ [key]: list }, 1e9)).toBeGreaterThanOrEqual(text.length)
    }),
  )
})
