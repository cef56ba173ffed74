import { expect, test } from 'vitest'
import * as cookies from './index.ts'

test('exports', () => {
  expect(Object.keys(cookies).sort()).toMatchInlineSnapshot(`
    [
      "createCookieStorage",
      "readInitialStatus",
    ]
  `)
})
