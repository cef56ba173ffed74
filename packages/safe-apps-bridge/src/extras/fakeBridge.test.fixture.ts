import { createAppBridge } from '../app/createAppBridge.ts'
import { createFakeHost } from '../testing/createFakeHost.ts'

/** An app's bridge, and the fake wallet that answers it. */
export function setup() {
  const wallet = createFakeHost()
  const bridge = createAppBridge({
    allowedOrigins: [wallet.origin],
    ...wallet.app,
  })
  return { wallet, bridge }
}

/** Name, text and code of the error that a call rejects with. */
export const failure = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ value }),
    ({ name, message, code }) => ({ name, message, code }),
  )
