import { expect, test } from 'vitest'
import * as entry from './index.ts'
import * as testing from './testing/index.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "roninChains",
      "supportedChainIds",
      "deferConnector",
      "discoverInjected",
      "ChainMismatchError",
      "ConnectorError",
      "isConnectorError",
      "createInjectedConnector",
      "createConnectionManager",
      "getCheckedProvider",
      "rememberConnector",
      "createRoninConnector",
      "createSafeStorage",
      "createWaypointConnector",
      "waypointIcon",
      "createWindowConnector",
    ]
  `)
  expect(Object.keys(testing)).toMatchInlineSnapshot(`
    [
      "createFakeWallet",
      "createMemoryStorage",
      "createMockConnector",
    ]
  `)
})
