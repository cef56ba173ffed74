import { expect, test } from 'vitest'
import * as testing from './index.ts'

test('exports', () => {
  expect(Object.keys(testing)).toMatchInlineSnapshot(`
    [
      "setUpDom",
    ]
  `)
})

test('behavior: does nothing without a DOM', () => {
  const before = Object.keys(globalThis)
  testing.setUpDom()
  expect(Object.keys(globalThis)).toEqual(before)
})
