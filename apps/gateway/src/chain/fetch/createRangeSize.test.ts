import { expect, test } from 'vitest'
import { createRangeSize } from './createRangeSize.ts'

test('default', () => {
  const size = createRangeSize({ initial: 500, maximum: 500 })
  const seen: number[] = []
  // Only ranges up to seven blocks are answered.
  for (let i = 0; i < 26; i++) {
    const asked = size.current()
    seen.push(asked)
    if (asked > 7) size.shrink(asked)
    else size.grow()
  }
  expect(seen).toMatchInlineSnapshot(`
    [
      500,
      250,
      125,
      62,
      31,
      15,
      7,
      7,
      7,
      7,
      7,
      7,
      7,
      7,
      7,
      7,
      7,
      7,
      7,
      7,
      7,
      7,
      14,
      7,
      7,
      7,
    ]
  `)
})

test('behavior: one block is the least', () => {
  const size = createRangeSize({ initial: 500, maximum: 500 })
  expect(size.shrink(2)).toBe(true)
  expect(size.shrink(1)).toBe(false)
  expect(size.current()).toBe(1)
})
