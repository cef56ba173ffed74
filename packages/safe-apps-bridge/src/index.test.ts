import { expect, test } from 'vitest'
import * as compat from './compat/index.ts'
import * as host from './host/index.ts'
import * as entry from './index.ts'
import * as provider from './provider/index.ts'
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
  expect(Object.keys(provider)).toMatchInlineSnapshot(`
    [
      "ProviderRequestError",
      "createAppProvider",
    ]
  `)
  expect(Object.keys(compat)).toMatchInlineSnapshot(`
    [
      "isObjectEIP712TypedData",
      "Operation",
      "TokenType",
      "TransactionStatus",
      "TransferDirection",
      "getSDKVersion",
      "MessageFormatter",
      "Methods",
      "RestrictedMethods",
      "PERMISSIONS_REQUEST_REJECTED",
      "PermissionsError",
      "RPC_CALLS",
      "SafeAppProvider",
      "SafeAppsSDK",
      "default",
    ]
  `)
  expect(Object.keys(host)).toMatchInlineSnapshot(`
    [
      "BridgeError",
      "BridgeRejectedError",
      "InvalidOriginError",
      "InvalidRequestError",
      "ManifestError",
      "SameOriginError",
      "chooseSigningWay",
      "createBridgeHost",
      "createFrameAttributes",
      "createHostProvider",
      "createLoadTimer",
      "createPermissionStore",
      "fetchManifest",
      "isHostAllowed",
    ]
  `)
  expect(Object.keys(testing)).toMatchInlineSnapshot(`
    [
      "createFakeApp",
      "createFakeHost",
      "createLinkedWindows",
    ]
  `)
})
