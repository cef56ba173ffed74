import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createPermissionStore } from '../../src/host/index.ts'
import { chainInfo, origin, safeInfo, settled, setupHost } from './setupHost.ts'

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
const methods = [
  'getSafeInfo',
  'getChainInfo',
  'getEnvironmentInfo',
  'getCurrentTheme',
  'getSafeBalances',
  'getTxBySafeTxHash',
  'getOffChainSignature',
  'requestAddressBook',
  'rpcCall',
  'sendTransactions',
  'signMessage',
  'signTypedMessage',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'getEnvInfo',
]
const request = fc.record(
  {
    id: fc.oneof(fc.string(), value),
    method: fc.oneof(fc.constantFrom(...methods), fc.string(), value),
    params: fc.oneof(
      value,
      fc.record({ txs: fc.array(value), params: value }),
      fc.record({
        call: fc.constantFrom('eth_call', 'eth_sign', 'safe_setSettings'),
        params: fc.array(value),
      }),
      fc.record({ message: value }),
      fc.record({
        typedData: fc.record({ domain: value, types: value, message: value }),
      }),
      fc.array(fc.dictionary(fc.string(), value)),
    ),
    env: fc.oneof(value, fc.record({ sdkVersion: value, features: value })),
    isCookieEnabled: value,
  },
  { requiredKeys: [] },
)
const message = fc.oneof({ weight: 4, arbitrary: request }, value)
const runs = 10_000

function setupAll() {
  const permissions = createPermissionStore()
  const handler = vi.fn(async () => ({ safeTxHash: '0x' }) as never)
  const setup = setupHost(
    {
      getSafeInfo: vi.fn(() => safeInfo),
      getChainInfo: vi.fn(() => chainInfo),
      rpcCall: handler,
      sendTransactions: handler,
      getSafeBalances: handler,
      getTxBySafeTxHash: handler,
      getOffChainSignature: handler,
      requestAddressBook: handler,
      signMessage: handler,
      signTypedMessage: handler,
      requestPermissions: vi.fn(async () => false),
    },
    { permissions },
  )
  return { ...setup, permissions, handler }
}

const isRequest = (data: unknown) => {
  const { id, method } = Object(data) as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof method === 'string' &&
    id.length <= 128 &&
    method.length <= 64
  )
}

test('behavior: answers each of 10,000 messages of the app once and keeps working', async () => {
  const { app, host, failure } = setupAll()
  const messages = fc.sample(message, { numRuns: runs, seed: 1 })
  const asked = new Map<string, number>()
  for (const [index, data] of messages.entries()) {
    if (isRequest(data)) {
      // Repeated ids are another test's business.
      const { id } = data as { id: string }
      const own = `${id.slice(0, 100)}-${index}`
      asked.set(own, 0)
      app.windows.toHost({ ...(data as object), id: own })
    } else app.windows.toHost(data)
    if (index % 50 === 0) await settled()
  }
  await settled()
  await settled()
  const answered = app.answers.filter(({ id }) => asked.has(id))
  expect(asked.size).toBeGreaterThan(1000)
  expect(new Set(answered.map(({ id }) => id)).size).toBe(asked.size)
  expect(answered).toHaveLength(asked.size)
  for (const answer of answered)
    expect(answer.success || typeof answer.error === 'string').toBe(true)
  expect(({} as Record<string, unknown>)['polluted']).toBe(undefined)
  expect(host.epoch).toBe(1)
  expect(await failure('getSafeInfo')).toEqual({ data: safeInfo })
})

test('behavior: ignores 10,000 messages of strangers', async () => {
  const { app, host, permissions, handler } = setupAll()
  const changed = vi.fn()
  permissions.subscribe(changed)
  const { contentWindow } = app.host.frame
  const strangers = [
    { source: {}, origin },
    { source: null, origin },
    { source: app.host.window, origin },
    { source: contentWindow, origin: 'https://evil.example' },
    { source: contentWindow, origin: `${origin}.evil.io` },
    { source: contentWindow, origin: 'null' },
    { source: contentWindow, origin: '' },
  ]
  for (const [index, data] of fc
    .sample(message, { numRuns: runs, seed: 2 })
    .entries())
    app.windows.toHost(data, strangers[index % strangers.length])
  await settled()
  expect(app.windows.posts).toEqual([])
  expect(handler).not.toHaveBeenCalled()
  expect(changed).not.toHaveBeenCalled()
  expect(host.epoch).toBe(1)
})
