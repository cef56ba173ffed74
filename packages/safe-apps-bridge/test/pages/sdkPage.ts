import SafeAppsSDK from '@safe-global/safe-apps-sdk'

// The published SDK, unmodified, for the test to drive.
const sdk = new SafeAppsSDK()
const early = sdk.eth.getBlockByHash(['0x12'])
Object.assign(globalThis, { sdk, early, bridge: sdk })

// Holds the document's load event back.
if (new URL(location.href).searchParams.has('slow'))
  document.body.append(
    Object.assign(document.createElement('img'), { src: '/slow.png' }),
  )
