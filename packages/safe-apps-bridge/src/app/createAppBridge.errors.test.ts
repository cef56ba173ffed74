import { expect, test, vi } from 'vitest'
import { createLinkedWindows } from '../testing/createLinkedWindows.ts'
import {
  allowedOrigins,
  failure,
  safeInfo,
  setup,
} from './createAppBridge.test.fixture.ts'
import { createAppBridge } from './createAppBridge.ts'

test('error: the host declines', async () => {
  const { bridge, reply } = setup()
  const to = safeInfo.safeAddress
  const first = bridge.sendTransactions({ txs: [{ to }] })
  reply({ success: false, error: 'Transaction was rejected', code: 4001 })
  expect(await failure(first)).toMatchInlineSnapshot(`
    {
      "code": 4001,
      "message": "Transaction was rejected",
      "name": "BridgeRequestError",
    }
  `)
  const second = bridge.sendTransactions({ txs: [{ to }] })
  reply({ success: false, error: { not: 'text' } })
  expect(await failure(second)).toMatchInlineSnapshot(`
    {
      "code": undefined,
      "message": "Request failed",
      "name": "BridgeRequestError",
    }
  `)
})

test('error: a page outside a frame', async () => {
  const { app } = createLinkedWindows()
  const window = { ...app.window, parent: undefined as unknown }
  window.parent = window
  const bridge = createAppBridge({ allowedOrigins, window })
  expect(bridge.isEmbedded()).toBe(false)
  expect(await failure(bridge.getSafeInfo())).toMatchInlineSnapshot(`
    {
      "code": 4900,
      "message": "This page is not embedded in a wallet.",
      "name": "NotInHostError",
    }
  `)
  const server = createAppBridge({ allowedOrigins })
  expect(server.isEmbedded()).toBe(false)
  expect(await failure(server.getSafeInfo())).toMatchObject({
    name: 'NotInHostError',
  })
})

test('error: embedded by a page that is not allowed', async () => {
  const { bridge, sent } = setup({}, { hostOrigin: 'https://evil.example' })
  expect(await failure(bridge.getSafeInfo())).toMatchInlineSnapshot(`
    {
      "code": 4900,
      "message": "The embedding page "https://evil.example" is not an allowed wallet.",
      "name": "OriginNotAllowedError",
    }
  `)
  expect(sent).toEqual([])
})

test.each([
  'https://wallet.example/',
  'wallet.example',
  '*',
  'null',
  'javascript:alert(1)',
  'https://a@b.example',
])('error: %j is no exact origin', (origin) => {
  expect(() => setup({ allowedOrigins: [origin] })).toThrow(
    `"${origin}" is not an exact origin such as "https://app.example".`,
  )
})

test('error: a request without an answer times out', async () => {
  vi.useFakeTimers()
  const { bridge, windows } = setup()
  const result = failure(bridge.getSafeInfo())
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await result).toMatchInlineSnapshot(`
    {
      "code": -32000,
      "message": "The wallet did not answer "getSafeInfo" within 30000 ms.",
      "name": "BridgeTimeoutError",
    }
  `)
  bridge.dispose()
  expect(windows.listenerCount()).toBe(0)
})

test('behavior: sending waits without a limit', async () => {
  vi.useFakeTimers()
  const { bridge, reply } = setup()
  const to = safeInfo.safeAddress
  const result = bridge.sendTransactions({ txs: [{ to }] })
  await vi.advanceTimersByTimeAsync(24 * 3600_000)
  const safeTxHash = `0x${'ab'.repeat(32)}`
  reply({ data: { safeTxHash } })
  expect(await result).toEqual({ safeTxHash })
})

test('behavior: waiting can be aborted', async () => {
  const { bridge, sent, windows } = setup()
  const controller = new AbortController()
  const { signal } = controller
  const result = bridge.getSafeInfo({ signal })
  controller.abort(new Error('stop'))
  await expect(result).rejects.toThrow('stop')
  await expect(bridge.getSafeInfo({ signal })).rejects.toThrow('stop')
  expect(sent).toHaveLength(1)
  bridge.dispose()
  expect(windows.listenerCount()).toBe(0)
})

test('error: disposed', async () => {
  const { bridge, windows } = setup()
  const result = failure(bridge.getSafeInfo())
  bridge.dispose()
  expect(await result).toMatchInlineSnapshot(`
    {
      "code": 4900,
      "message": "The bridge was disposed.",
      "name": "BridgeDisposedError",
    }
  `)
  expect(await failure(bridge.getSafeInfo())).toMatchObject({
    name: 'BridgeDisposedError',
  })
  expect(windows.listenerCount()).toBe(0)
})

test('error: too many requests wait', async () => {
  const { bridge } = setup()
  const results = Array.from({ length: 10_000 }, () =>
    failure(bridge.rpcCall({ call: 'eth_gasPrice' })),
  )
  expect(await results[1000]).toMatchInlineSnapshot(`
    {
      "code": -32005,
      "message": "Too many requests are waiting.",
      "name": "BridgePostError",
    }
  `)
  bridge.dispose()
  const names = (await Promise.all(results)).map((error) =>
    typeof error === 'object' ? error.name : error,
  )
  expect(names.filter((name) => name === 'BridgeDisposedError')).toHaveLength(
    1000,
  )
  expect(names.filter((name) => name === 'BridgePostError')).toHaveLength(9000)
})

test('error: a parameter that can not be cloned', async () => {
  const windows = createLinkedWindows()
  const bridge = createAppBridge({
    allowedOrigins,
    window: windows.app.window,
  })
  const params = [() => undefined]
  expect(
    await failure(bridge.rpcCall({ call: 'eth_call', params })),
  ).toMatchInlineSnapshot(`
    {
      "code": undefined,
      "message": ""rpcCall" could not be posted.",
      "name": "BridgePostError",
    }
  `)
  bridge.dispose()
  expect(windows.listenerCount()).toBe(0)
})

test('error: an empty list of transactions', async () => {
  const { bridge, sent } = setup()
  for (const txs of [[], undefined, null, {}])
    expect(
      await failure(bridge.sendTransactions({ txs: txs as never })),
    ).toMatchObject({ message: 'No transactions were passed' })
  expect(sent).toEqual([])
})

test.each([
  null,
  {},
  { ...safeInfo, safeAddress: '0x12' },
  { ...safeInfo, chainId: '1' },
  { ...safeInfo, owners: {} },
  { ...safeInfo, owners: ['x'] },
])('error: malformed safe info (%#)', async (data) => {
  const { bridge, reply } = setup()
  const result = bridge.getSafeInfo()
  reply({ data })
  expect(await failure(result)).toEqual({
    name: 'InvalidReplyError',
    code: -32603,
    message: 'The wallet\'s answer to "getSafeInfo" is malformed.',
  })
})

test('behavior: a host older than isReadOnly', async () => {
  const { bridge, reply } = setup()
  const result = bridge.getSafeInfo()
  const { isReadOnly, ...old } = safeInfo
  reply({ data: old })
  expect(await result).toEqual({ ...old, isReadOnly })
})

test('behavior: a wait longer than any timer is one', async () => {
  vi.useFakeTimers()
  try {
    const { bridge } = setup()
    let isOver = false
    const waiting = bridge
      .getChainInfo({ timeout: 2 ** 40 })
      .finally(() => {
        isOver = true
      })
      .catch(() => 'refused')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(isOver).toBe(false)
    // Shorter ones beside it end in their time.
    const short = failure(bridge.getSafeInfo({ timeout: 50 }))
    await vi.advanceTimersByTimeAsync(60)
    expect(await short).toMatchObject({ name: 'BridgeTimeoutError' })
    expect(isOver).toBe(false)
    bridge.dispose()
    expect(await waiting).toBe('refused')
  } finally {
    vi.useRealTimers()
  }
})

test('error: a wallet that posts an Error as the result of a success', async () => {
  const { bridge, reply } = setup()
  const read = bridge.rpcCall({ call: 'eth_call', params: [{}] })
  reply({ data: new Error('execution reverted') })
  expect(await failure(read)).toEqual({
    name: 'BridgeRequestError',
    message: 'execution reverted',
    code: undefined,
  })
  const refused = bridge.rpcCall({ call: 'eth_gasPrice' })
  reply({ data: new TypeError('Transaction was rejected') })
  expect(await failure(refused)).toMatchObject({ code: 4001 })
})

test.each([
  ['eth_gasPrice', undefined],
  ['eth_gasPrice', null],
  ['eth_getBalance', undefined],
  ['eth_getLogs', null],
])('error: %s answered with %s', async (call, data) => {
  const { bridge, reply } = setup()
  const read = bridge.rpcCall({ call })
  reply({ data })
  expect(await failure(read)).toMatchObject({ name: 'InvalidReplyError' })
})

test.each(['eth_getTransactionReceipt', 'eth_getBlockByHash'])(
  'behavior: %s answered with undefined gives null',
  async (call) => {
    const { bridge, reply } = setup()
    const read = bridge.rpcCall({ call, params: [] })
    reply({ data: undefined })
    expect(await read).toBe(null)
  },
)

test('error: every call after dispose, at once', async () => {
  const { bridge, sent } = setup()
  bridge.dispose()
  const hash = `0x${'ab'.repeat(32)}`
  const calls = [
    bridge.connect(),
    bridge.getSafeInfo(),
    bridge.getChainInfo(),
    bridge.rpcCall({ call: 'eth_gasPrice' }),
    bridge.sendTransactions({ txs: [{ to: safeInfo.safeAddress }] }),
    bridge.signMessage('hi'),
    bridge.getTransaction({ safeTxHash: hash }),
    bridge.waitForTransaction(hash),
    bridge.waitForOffChainSignature(hash),
    bridge.isMessageSigned('hi'),
    bridge.requestAddressBook(),
  ].map(failure)
  for (const call of calls)
    expect(await call).toMatchObject({
      name: 'BridgeDisposedError',
      code: 4900,
    })
  expect(sent).toEqual([])
})
