import { expect, test } from 'vitest'
import * as host from './host/index.ts'
import * as entry from './index.ts'
import * as testing from './testing/index.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createAppBridge",
      "BridgeDisposedError",
      "BridgeError",
      "BridgePostError",
      "BridgeRequestError",
      "BridgeTimeoutError",
      "InvalidOriginError",
      "InvalidReplyError",
      "NotInHostError",
      "OriginNotAllowedError",
    ]
  `)
  expect(Object.keys(host)).toMatchInlineSnapshot(`
    [
      "BridgeError",
      "BridgeRejectedError",
      "InvalidOriginError",
      "SameOriginError",
      "createBridgeHost",
    ]
  `)
  expect(Object.keys(testing)).toMatchInlineSnapshot(`
    [
      "createLinkedWindows",
    ]
  `)
})
