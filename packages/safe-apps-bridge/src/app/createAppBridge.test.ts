import { expect, test } from 'vitest'
import { failure, safeInfo, setup } from './createAppBridge.test.fixture.ts'

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

test('behavior: calls of the first load post before they return', () => {
  const { bridge, sent } = setup()
  void bridge.getSafeInfo()
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
])('behavior: ignores a malformed answer (%j)', async (fields) => {
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
  // One listener for events of the wallet, for any number of requests.
  void bridge.rpcCall({ call: 'eth_gasPrice' }).catch(() => undefined)
  expect(windows.listenerCount()).toBe(1)
  bridge.dispose()
  expect(windows.listenerCount()).toBe(0)
})
