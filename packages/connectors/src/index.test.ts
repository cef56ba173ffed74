import { expect, test } from 'vitest'
import * as entry from './index.ts'
import * as testing from './testing/index.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "discoverInjected",
      "ConnectorError",
      "isConnectorError",
      "createInjectedConnector",
      "createConnectionManager",
      "createSafeStorage",
      "createWaypointConnector",
    ]
  `)
  expect(Object.keys(testing)).toMatchInlineSnapshot(`
    [
      "createFakeWallet",
      "createMemoryStorage",
    ]
  `)
})
