import { expect, test } from 'vitest'
import * as bridge from './index.ts'

test('exports', () => {
  expect(Object.keys(bridge).sort()).toMatchInlineSnapshot(`
    [
      "useBridgeHost",
    ]
  `)
})
