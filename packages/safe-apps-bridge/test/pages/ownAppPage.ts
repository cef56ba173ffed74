import SafeAppsSDK from '../../src/compat/index.ts'
import { createAppBridge } from '../../src/index.ts'
import { createAppProvider } from '../../src/provider/index.ts'

// Our app side and compat in one page, for the test to drive.
const wallet = new URLSearchParams(location.search).get('wallet') ?? ''
const bridge = createAppBridge({ allowedOrigins: [wallet], timeout: 5000 })
const sdk = new SafeAppsSDK({ timeout: 5000 })
const safe = await bridge.connect({ timeout: 20_000 })
Object.assign(globalThis, {
  bridge,
  sdk,
  provider: createAppProvider(bridge, { safe }),
})
