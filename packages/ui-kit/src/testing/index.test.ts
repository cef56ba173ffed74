import { expect, test } from 'vitest'
import * as testing from './index.ts'

test('exports', () => {
  expect(Object.keys(testing)).toMatchInlineSnapshot(`
    [
      "setUpDom",
    ]
  `)
})

test('behavior: leaves the globals unchanged where there is no DOM', () => {
  const before = Object.keys(globalThis)
  testing.setUpDom()
  expect(Object.keys(globalThis)).toEqual(before)
})
