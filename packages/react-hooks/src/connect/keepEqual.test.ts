import { expect, test } from 'vitest'
import { keepEqual } from './keepEqual.ts'

test('default', () => {
  const read = keepEqual(({ a }: { a: number; b: number }) => ({ a }))
  const first = read({ a: 1, b: 1 })
  expect(read({ a: 1, b: 2 })).toBe(first)
  expect(read({ a: 2, b: 2 })).toEqual({ a: 2 })
})
