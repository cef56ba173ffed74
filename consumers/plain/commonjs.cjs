// The framework-free packages by `require`: `node commonjs.cjs <gateway>`.
const assert = require('node:assert/strict')
const { createGatewayClient, getSafeInfo } = require('@strongroom/gateway-sdk')
const { watchSafe } = require('@strongroom/gateway-sdk/live')
const { createSafeInfo } = require('@strongroom/gateway-sdk/testing')
const { createAppBridge } = require('@strongroom/safe-apps-bridge')
const { createFakeHost } = require('@strongroom/safe-apps-bridge/testing')
const { packSignatures } = require('@strongroom/safe-protocol')
const { createWaypointProvider } = require('@strongroom/waypoint-provider')

void (async () => {
  const { address } = createSafeInfo()
  const client = createGatewayClient({ baseUrl: process.argv[2] })
  await assert.rejects(
    getSafeInfo(client, { chainId: '7', safeAddress: address.value }),
    { name: 'GatewayStatusError', status: 404 },
  )
  assert.equal(typeof watchSafe, 'function')

  const host = createFakeHost()
  const bridge = createAppBridge({ allowedOrigins: [host.origin], ...host.app })
  const safe = await bridge.connect()
  assert.match(safe.safeAddress, /^0x/)
  bridge.dispose()
  host.dispose()

  assert.equal(packSignatures([]), '0x')
  const provider = createWaypointProvider({ clientId: 'plain', chainId: 2021 })
  assert.equal(await provider.request({ method: 'eth_chainId' }), '0x7e5')
  console.log('commonjs')
})()
