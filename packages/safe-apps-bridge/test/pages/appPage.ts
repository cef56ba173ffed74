import { createAppBridge } from '../../src/index.ts'

// The embedded page: a bridge for the test to drive.
const allowed = new URL(location.href).searchParams.get('wallet') ?? ''
const bridge = createAppBridge({ allowedOrigins: [allowed], timeout: 2000 })

Object.assign(globalThis, { bridge, first: bridge.getSafeInfo() })
