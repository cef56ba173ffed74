import { expect, test } from 'vitest'
import { overBudget } from './overBudget.ts'

const sizes = new Map([
  ['Address', [3000]],
  ['useSafe', [1600, 900]],
])

test('default', () => {
  expect(overBudget(sizes, { Address: 3000 })).toEqual([])
  expect(overBudget(sizes, { useSafe: 900, Address: 3000 })).toEqual([])
})

test('error: too heavy, by its own budget or by that of all', () => {
  expect(overBudget(sizes, { Address: 2999 })).toMatchInlineSnapshot(`
    [
      "Address: 3000 bytes of 2999",
    ]
  `)
  expect(overBudget(sizes, { Address: 3000 }, 899)).toMatchInlineSnapshot(`
    [
      "useSafe: 900 bytes of 899",
    ]
  `)
})

test('error: a budget without a part', () => {
  expect(overBudget(sizes, { Gone: 1 })).toMatchInlineSnapshot(`
    [
      "Gone has a budget and is gone",
    ]
  `)
})
