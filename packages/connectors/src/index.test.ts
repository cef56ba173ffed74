import { expect, test } from 'vitest'
import * as entry from './index.ts'
import * as safe from './safe/index.ts'
import * as testing from './testing/index.ts'
import * as wagmi from './wagmi/index.ts'
import * as walletconnect from './walletconnect/index.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "supportedChainIds",
      "deferConnector",
      "discoverInjected",
      "includeWindowWallets",
      "ChainMismatchError",
      "ConnectorError",
      "isConnectorError",
      "createInjectedConnector",
      "createConnectionManager",
      "deferManager",
      "getCheckedProvider",
      "rememberConnector",
      "createRoninConnector",
      "createSafeStorage",
      "createWaypointConnector",
      "waypointIcon",
      "createWindowConnector",
    ]
  `)
  expect(Object.keys(safe)).toMatchInlineSnapshot(`
    [
      "createSafeConnector",
    ]
  `)
  expect(Object.keys(testing)).toMatchInlineSnapshot(`
    [
      "createFakeWallet",
      "createMemoryStorage",
      "createMockConnector",
    ]
  `)
  expect(Object.keys(wagmi)).toMatchInlineSnapshot(`
    [
      "roninWallet",
      "toWagmiConnector",
      "waypoint",
    ]
  `)
  expect(Object.keys(walletconnect)).toMatchInlineSnapshot(`
    [
      "createWalletConnectConnector",
      "deepLink",
      "roninLinks",
      "openDeepLink",
    ]
  `)
})
