import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('default: exports', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "ReleaseError",
      "parseRelease",
      "verifyDeployment",
    ]
  `)
})
