// The packages by `import`, without types: `node modules.js <gateway>`.
import assert from 'node:assert/strict'
import { createConnectionManager } from '@strongroom/connectors'
import { createMockConnector } from '@strongroom/connectors/testing'
import { createGatewayClient } from '@strongroom/gateway-sdk'
import { safeQueryOptions } from '@strongroom/react-hooks/query'
import { createAppBridge } from '@strongroom/safe-apps-bridge'
import { createFakeHost } from '@strongroom/safe-apps-bridge/testing'
import {
  createSafeTransaction,
  hashSafeTransaction,
} from '@strongroom/safe-protocol'
import { Address, formatAmount } from '@strongroom/ui-kit'
import { createWaypointProvider } from '@strongroom/waypoint-provider'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { hashTypedData } from 'viem'

const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const dead = '0x000000000000000000000000000000000000dEaD'

// A safe over HTTP, through the query options and the SDK.
const client = createGatewayClient({ baseUrl: process.argv[2] })
const safe = await new QueryClient().fetchQuery(
  safeQueryOptions(client, { chainId: '1337', safeAddress }),
)
assert.equal(safe.threshold, 2)

// The hash an owner signs.
const transaction = createSafeTransaction({ to: dead, nonce: 7n })
const { safeTxHash } = hashSafeTransaction(
  { chainId: 1337, safe: safeAddress },
  transaction,
)
const address = { name: 'x', type: 'address' }
const uint = { name: 'x', type: 'uint256' }
const fields = {
  ...{ to: address, value: uint, data: { type: 'bytes' } },
  ...{ operation: { type: 'uint8' }, safeTxGas: uint, baseGas: uint },
  ...{ gasPrice: uint, gasToken: address, refundReceiver: address },
  nonce: uint,
}
assert.equal(
  safeTxHash,
  hashTypedData({
    domain: { chainId: 1337, verifyingContract: safeAddress },
    types: {
      SafeTx: Object.entries(fields).map(([name, { type }]) => ({
        name,
        type,
      })),
    },
    primaryType: 'SafeTx',
    message: transaction,
  }),
)

// A wallet that connects.
const wallet = createMockConnector()
const manager = createConnectionManager({ connectors: [wallet] })
await manager.connect(wallet.id)
assert.equal(manager.getSnapshot().chainId, 1337)
manager.dispose()

// An app in a wallet.
const host = createFakeHost()
host.handle({ rpcCall: async () => '0x2a' })
const bridge = createAppBridge({ allowedOrigins: [host.origin], ...host.app })
assert.equal(await bridge.rpcCall({ call: 'eth_gasPrice' }), '0x2a')
bridge.dispose()
host.dispose()

// The popup wallet's provider, before the first request.
const provider = createWaypointProvider({ clientId: 'plain', chainId: 2020 })
assert.equal(await provider.request({ method: 'eth_chainId' }), '0x7e4')

// Components without JSX.
assert.equal(formatAmount(1_250_000n, 6), '1.25')
assert.match(
  renderToString(createElement(Address, { address: safeAddress, name: 'Bob' })),
  /Bob/,
)
console.log('modules')
