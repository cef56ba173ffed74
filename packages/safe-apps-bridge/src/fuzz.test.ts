import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAppBridge } from './app/createAppBridge.ts'
import { createBridgeHost } from './host/createBridgeHost.ts'
import { createLinkedWindows } from './testing/createLinkedWindows.ts'

// Whatever structured clone can carry: dates, maps, typed arrays, bigints …
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

test('behavior: no message of the host breaks the app', async () => {
  const windows = createLinkedWindows()
  const bridge = createAppBridge({
    allowedOrigins: ['https://wallet.example'],
    window: windows.app.window,
  })
  const waiting = bridge.getSafeInfo()
  let settled = false
  waiting
    .catch(() => undefined)
    .finally(() => {
      settled = true
    })
  fc.assert(
    fc.property(message, (data) => windows.toApp(data)),
    { numRuns },
  )
  const cyclic: Record<string, unknown> = {}
  cyclic['id'] = cyclic
  windows.toApp(cyclic)
  await Promise.resolve()
  expect(settled).toBe(false)
  bridge.dispose()
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
      expect(windows.posts.length - before).toBe(isRequest ? 1 : 0)
    }),
    { numRuns },
  )
  expect(({} as Record<string, unknown>)['polluted']).toBe(undefined)
  host.dispose()
})
