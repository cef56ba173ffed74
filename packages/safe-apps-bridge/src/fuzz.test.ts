import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createAppBridge } from './app/createAppBridge.ts'
import { SafeAppsSDK } from './compat/SafeAppsSDK.ts'
import { createBridgeHost } from './host/createBridgeHost.ts'
import { createLinkedWindows } from './testing/createLinkedWindows.ts'

// Values that structured clone can carry: dates, maps, typed arrays, bigints …
const value = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
})
const numRuns = 3000

interface Parent {
  postMessage(message: unknown, target: string): void
}

const envelope = fc.record(
  {
    id: fc.oneof(fc.constant('known'), value),
    method: fc.oneof(
      fc.constantFrom('getSafeInfo', 'rpcCall', 'sendTransactions'),
      value,
    ),
    params: fc.oneof(
      value,
      fc.record({ txs: fc.array(value), params: value }),
      fc.record({
        call: fc.constantFrom('eth_call', 'eth_sign'),
        params: fc.array(value),
      }),
    ),
    success: fc.oneof(fc.boolean(), value),
    version: fc.oneof(fc.constant('9.1.0'), value),
    error: value,
    code: value,
    data: value,
  },
  { requiredKeys: [] },
)
const message = fc.oneof(value, envelope)

// Envelopes of every kind, and senders right and wrong.
const news = fc.record({
  id: fc.constantFrom('evt:1', 'evt:port', 'other'),
  success: fc.constant(true),
  version: fc.constant('9.1.0'),
  data: fc.oneof(
    value,
    fc.record({
      event: fc.oneof(
        fc.constantFrom('port', 'safeChanged', 'messageProposed', '__proto__'),
        value,
      ),
      payload: value,
    }),
  ),
})
const sender = fc.constantFrom(
  {},
  { source: {} },
  { source: null },
  { origin: 'https://other.example' },
  { origin: 'null' },
)

test('behavior: the app survives any message of any window', async () => {
  const windows = createLinkedWindows()
  const bridge = createAppBridge({
    allowedOrigins: ['https://wallet.example'],
    window: windows.app.window,
  })
  const heard = vi.fn()
  bridge.on('safeChanged', heard)
  bridge.on('messageProposed', heard)
  const posts = vi.spyOn(windows.app.window.parent as Parent, 'postMessage')
  const onSettled = vi.fn()
  const waiting = bridge.getSafeInfo()
  waiting.then(onSettled, onSettled)
  fc.assert(
    fc.property(fc.oneof(message, news), sender, (data, from) =>
      windows.toApp(data, from),
    ),
    { numRuns: 10_000 },
  )
  const cyclic: Record<string, unknown> = {}
  cyclic['id'] = cyclic
  windows.toApp(cyclic)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onSettled).not.toHaveBeenCalled()
  expect(heard).not.toHaveBeenCalled()
  // The app sent no further message.
  expect(posts).toHaveBeenCalledTimes(1)
  bridge.dispose()
  await expect(waiting).rejects.toMatchObject({ name: 'BridgeDisposedError' })
})

test('behavior: the published interface survives any message', async () => {
  const windows = createLinkedWindows()
  const { window } = windows.app
  const posts = vi.spyOn(window.parent as Parent, 'postMessage')
  vi.stubGlobal('window', window)
  const sdk = new SafeAppsSDK({ allowedDomains: [/^https:\/\/wallet/] })
  const onSettled = vi.fn()
  sdk.safe.getInfo().then(onSettled, onSettled)
  fc.assert(
    fc.property(fc.oneof(message, news), sender, (data, from) =>
      windows.toApp(data, from),
    ),
    { numRuns: 10_000 },
  )
  await new Promise((resolve) => setTimeout(resolve))
  expect(onSettled).not.toHaveBeenCalled()
  expect(posts).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('behavior: every message of the app is answered at most once, requests exactly once', async () => {
  const windows = createLinkedWindows()
  const { frame, window } = windows.host
  const host = createBridgeHost({
    frame,
    window,
    origin: 'https://app.example',
    handlers: {
      getSafeInfo: () => undefined,
      getChainInfo: () => undefined,
      rpcCall: async () => null,
      sendTransactions: async () => ({ safeTxHash: '0x' }),
    },
  })
  await fc.assert(
    fc.asyncProperty(message, async (data) => {
      const before = windows.posts.length
      windows.toHost(data)
      await new Promise((resolve) => setTimeout(resolve))
      const { id, method } = (data ?? {}) as Record<string, unknown>
      const isRequest =
        typeof id === 'string' &&
        typeof method === 'string' &&
        id.length <= 128 &&
        method.length <= 64
      await vi.waitFor(
        () => expect(windows.posts.length - before).toBe(isRequest ? 1 : 0),
        { interval: 1 },
      )
    }),
    { numRuns },
  )
  expect(({} as Record<string, unknown>)['polluted']).toBe(undefined)
  host.dispose()
})
