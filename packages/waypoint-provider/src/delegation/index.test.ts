import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "delegationAuthorize",
      "createDelegationKey",
      "parseRedirectUrlWithShard",
    ]
  `)
})
