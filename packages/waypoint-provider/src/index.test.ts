import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "authorize",
      "parseRedirectUrl",
      "tryParseRedirectUrl",
      "createWaypointProvider",
      "isWaypointError",
      "PopupBlockedError",
      "WaypointError",
      "decodeIdToken",
      "isIdTokenExpired",
      "WaypointProvider",
    ]
  `)
})
