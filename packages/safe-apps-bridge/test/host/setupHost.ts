import { onTestFinished, vi } from 'vitest'
import type { BridgeHandlers, BridgeHostOptions } from '../../src/host/index.ts'
import { createBridgeHost } from '../../src/host/index.ts'
import { createFakeApp } from '../../src/testing/index.ts'

export const to = '0x00000000000000000000000000000000000000AA'
export const safeTxHash = `0x${'ab'.repeat(32)}`
export const messageHash = `0x${'cd'.repeat(32)}`
export const origin = 'https://app.example'
export const safeInfo = {
  safeAddress: to,
  chainId: 1337,
  threshold: 1,
  owners: [to],
  isReadOnly: false,
}
export const chainInfo = {
  chainName: 'Local',
  chainId: '1337',
  shortName: 'local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
/** Every feature of this package, as its own app side announces them. */
export const ours = { features: ['port/1', 'events/1', 'errors/1'] }

/** A host with handlers that agree to everything, and an app in its frame. */
export function setupHost(
  handlers: Partial<BridgeHandlers> = {},
  options: Partial<BridgeHostOptions> = {},
) {
  const app = createFakeApp()
  // The first document is there: the next load is a navigation.
  app.windows.load()
  const all = {
    getSafeInfo: vi.fn(() => safeInfo),
    getChainInfo: vi.fn(() => chainInfo),
    rpcCall: vi.fn(async () => '0x1'),
    sendTransactions: vi.fn(async () => ({ safeTxHash })),
    ...handlers,
  }
  const host = createBridgeHost({
    ...app.host,
    origin,
    handlers: all,
    ...options,
  })
  app.load()
  onTestFinished(() => {
    host.dispose()
    app.dispose()
  })
  return { app, host, handlers: all, failure: createFailure(app) }
}

function createFailure(app: ReturnType<typeof createFakeApp>) {
  return (...request: Parameters<typeof app.request>) =>
    app.request(...request).then(
      (data) => ({ data }),
      ({ message, code }) => ({ message, code }),
    )
}

export const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

/** A promise and what settles it. */
export function createDeferred<value>() {
  let resolve = (_: value) => {}
  let reject = (_: unknown) => {}
  const promise = new Promise<value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
