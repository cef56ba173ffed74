import { afterEach, expect, test, vi } from 'vitest'
import { createLinkedWindows } from '../testing/createLinkedWindows.ts'
import { createAppBridge } from './createAppBridge.ts'

const safeInfo = {
  safeAddress: '0x00000000000000000000000000000000000000AA',
  chainId: 1337,
  threshold: 2,
  owners: ['0x00000000000000000000000000000000000000bb'],
  isReadOnly: false,
}
const allowedOrigins = ['https://wallet.example']

function setup(
  options: Partial<Parameters<typeof createAppBridge>[0]> = {},
  link: Parameters<typeof createLinkedWindows>[0] = {},
) {
  const windows = createLinkedWindows(link)
  const bridge = createAppBridge({
    allowedOrigins,
    window: windows.app.window,
    ...options,
  })
  const sent: { message: Record<string, unknown>; target: string }[] = []
  const parent = windows.app.window.parent as {
    postMessage(message: never, target: string): void
  }
  vi.spyOn(parent, 'postMessage').mockImplementation((message, target) => {
    sent.push({ message, target })
  })
  const reply = (fields: object, index = sent.length - 1) =>
    windows.toApp({
      id: sent[index]?.message['id'],
      success: true,
      version: '9.1.0',
      ...fields,
    })
  return { windows, bridge, sent, reply, parent }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    ({ name, code, message }) => ({ name, code, message }),
  )

afterEach(() => {
  vi.useRealTimers()
})

test('default', async () => {
  const { bridge, sent, reply } = setup()
  const result = bridge.getSafeInfo()
  expect(sent).toEqual([
    {
      message: {
        id: expect.stringMatching(/^\d{20,48}$/),
        method: 'getSafeInfo',
        params: undefined,
        env: {
          sdkVersion: '9.1.0',
          features: ['port/1', 'events/1', 'errors/1'],
        },
      },
      target: 'https://wallet.example',
    },
  ])
  expect(Object.keys(sent[0]?.message ?? {})).toEqual([
    'id',
    'method',
    'params',
    'env',
  ])
  reply({ data: safeInfo })
  expect(await result).toEqual(safeInfo)
})

test('behavior: every call posts before it returns', () => {
  const { bridge, sent } = setup()
  void bridge.getSafeInfo()
  void bridge.getChainInfo()
  void bridge.getEnvironmentInfo()
  void bridge.rpcCall({ call: 'eth_gasPrice' })
  void bridge.sendTransactions({ txs: [{ to: safeInfo.safeAddress }] })
  expect(
    sent.map(({ message }) => [message['method'], message['params']]),
  ).toMatchInlineSnapshot(`
    [
      [
        "getSafeInfo",
        undefined,
      ],
      [
        "getChainInfo",
        undefined,
      ],
      [
        "getEnvironmentInfo",
        undefined,
      ],
      [
        "rpcCall",
        {
          "call": "eth_gasPrice",
          "params": [],
        },
      ],
      [
        "sendTransactions",
        {
          "params": undefined,
          "txs": [
            {
              "data": "0x",
              "to": "0x00000000000000000000000000000000000000AA",
              "value": "0",
            },
          ],
        },
      ],
    ]
  `)
})

test('behavior: values are sent as text, absent ones as defaults', () => {
  const { bridge, sent } = setup()
  const to = safeInfo.safeAddress
  void bridge.sendTransactions({
    txs: [
      { to, value: 5n, data: '0x12' },
      { to, value: '0x10' },
      { to, value: 7 },
    ],
    params: { safeTxGas: 1 },
  })
  expect(sent[0]?.message['params']).toEqual({
    txs: [
      { to, value: '5', data: '0x12' },
      { to, value: '0x10', data: '0x' },
      { to, value: '7', data: '0x' },
    ],
    params: { safeTxGas: 1 },
  })
})

test('behavior: an unknown host gets one exact post for each allowed origin', () => {
  const { bridge, sent } = setup(
    { allowedOrigins: ['https://a.example', 'https://b.example:8443'] },
    { ancestorOrigins: false },
  )
  void bridge.getSafeInfo()
  expect(sent.map(({ target }) => target)).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ])
})

test('behavior: the first valid answer pins the origin', async () => {
  const { bridge, sent, windows } = setup(
    { allowedOrigins: '*' },
    { ancestorOrigins: false },
  )
  const first = bridge.getSafeInfo()
  expect(sent[0]?.target).toBe('*')
  const answer = { id: sent[0]?.message['id'], success: true, version: '9.1.0' }
  windows.toApp({ ...answer, data: safeInfo })
  await first
  const second = bridge.getSafeInfo({ timeout: 5 })
  expect(sent[1]?.target).toBe('https://wallet.example')
  windows.toApp(
    { ...answer, id: sent[1]?.message['id'], data: safeInfo },
    { origin: 'https://other.example' },
  )
  expect(await failure(second)).toMatchObject({ name: 'BridgeTimeoutError' })
})

test.each([
  'https://evilwallet.example',
  'https://wallet.example.evil.io',
  'https://wallet.example:444',
  'http://wallet.example',
  'null',
  '',
])('behavior: answers of origin %j are ignored', async (origin) => {
  const { bridge, sent, windows } = setup()
  const result = bridge.getSafeInfo({ timeout: 5 })
  const { id } = sent[0]?.message ?? {}
  windows.toApp({ id, success: true, version: '9', data: safeInfo }, { origin })
  expect(await failure(result)).toMatchObject({ name: 'BridgeTimeoutError' })
})

test('behavior: answers of another window are ignored', async () => {
  const { bridge, sent, windows } = setup()
  const result = bridge.getSafeInfo({ timeout: 5 })
  const { id } = sent[0]?.message ?? {}
  windows.toApp(
    { id, success: true, version: '9', data: safeInfo },
    { source: {} },
  )
  expect(await failure(result)).toMatchObject({ name: 'BridgeTimeoutError' })
})

test.each([
  { version: undefined },
  { version: 1 },
  { version: '0.9.0' },
  { version: 'x' },
  { success: 1 },
  { id: 'other' },
  { id: 7 },
])('behavior: a malformed answer changes nothing (%j)', async (fields) => {
  const { bridge, reply } = setup()
  const result = bridge.getSafeInfo()
  reply(fields)
  reply({ data: safeInfo })
  expect(await result).toEqual(safeInfo)
})

test('behavior: one answer for one request, late ones are ignored', async () => {
  const { bridge, reply, windows } = setup()
  const result = bridge.rpcCall({ call: 'eth_gasPrice' })
  reply({ data: '0x1' })
  reply({ data: '0x2' })
  expect(await result).toBe('0x1')
  // One, for the wallet's news, however many requests there were.
  void bridge.rpcCall({ call: 'eth_gasPrice' }).catch(() => undefined)
  expect(windows.listenerCount()).toBe(1)
  bridge.dispose()
  expect(windows.listenerCount()).toBe(0)
})

test('error: the host says no', async () => {
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

test('error: not embedded', async () => {
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

test('error: no answer in time', async () => {
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

test('error: nothing to send', async () => {
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
