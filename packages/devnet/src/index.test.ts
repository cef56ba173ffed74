import { expect, test } from 'vitest'
import * as entry from './index.ts'

test('default: exports', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "ChainStartError",
      "CodeHashError",
      "DevnetError",
      "PortInUseError",
      "contractsOf",
      "createChainClient",
      "createSafe",
      "demoOwners",
      "demoSafes",
      "deployDevContract",
      "devAccounts",
      "devTokens",
      "enableRecovery",
      "executeSafe",
      "send",
      "startChain",
      "startRelay",
      "testContracts",
    ]
  `)
})
