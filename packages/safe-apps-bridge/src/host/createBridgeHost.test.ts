import { expect, test, vi } from 'vitest'
import { BridgeRejectedError } from '../errors/BridgeRejectedError.ts'
import { createLinkedWindows } from '../testing/createLinkedWindows.ts'
import type { BridgeHandlers } from './BridgeHandlers.ts'
import type { BridgeHostOptions } from './BridgeHost.ts'
import { createBridgeHost } from './createBridgeHost.ts'

const to = '0x00000000000000000000000000000000000000AA'
const safeTxHash = `0x${'ab'.repeat(32)}`
const safeInfo = {
  safeAddress: to,
  chainId: 1337,
  threshold: 1,
  owners: [to],
  isReadOnly: false,
}

function setup(
  handlers: Partial<BridgeHandlers> = {},
  options: Partial<BridgeHostOptions> = {},
) {
  const windows = createLinkedWindows()
  const all = {
    getSafeInfo: vi.fn(() => safeInfo),
    getChainInfo: vi.fn(() => undefined),
    rpcCall: vi.fn(async () => '0x1'),
    sendTransactions: vi.fn(async () => ({ safeTxHash })),
    ...handlers,
  }
  const host = createBridgeHost({
    ...windows.host,
    origin: 'https://app.example',
    handlers: all,
    ...options,
  })
  const answers = () =>
    windows.posts.map(({ message }) => {
      const { features: _, ...answer } = message as Record<string, unknown>
      return answer
    })
  const ask = (method: string, params?: unknown, id = 'id-1') =>
    windows.toHost({ id, method, params, env: { sdkVersion: '9.1.0' } })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { windows, host, handlers: all, answers, ask, settled }
}

test('default', () => {
  const { ask, answers, windows } = setup()
  ask('getSafeInfo', undefined, '8v.p777773ju')
  // Answered inside the event: some apps wait 10 ms only.
  expect(answers()).toEqual([
    { id: '8v.p777773ju', success: true, version: '9.1.0', data: safeInfo },
  ])
  expect(windows.posts[0]?.targetOrigin).toBe('https://app.example')
})

test('behavior: every method answers once', async () => {
  const chain = {
    chainName: 'Local',
    chainId: '1337',
    shortName: 'local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
  const { ask, answers, settled } = setup({ getChainInfo: () => chain })
  ask('getChainInfo', undefined, 'a')
  ask('getEnvironmentInfo', undefined, 'b')
  ask('rpcCall', { call: 'eth_gasPrice', params: [] }, 'c')
  ask('sendTransactions', { txs: [{ to }] }, 'd')
  await settled()
  expect(answers()).toMatchInlineSnapshot(`
    [
      {
        "data": {
          "chainId": "1337",
          "chainName": "Local",
          "nativeCurrency": {
            "decimals": 18,
            "name": "Ether",
            "symbol": "ETH",
          },
          "shortName": "local",
        },
        "id": "a",
        "success": true,
        "version": "9.1.0",
      },
      {
        "data": {
          "origin": "https://wallet.example",
        },
        "id": "b",
        "success": true,
        "version": "9.1.0",
      },
      {
        "data": {
          "safeTxHash": "0xabababababababababababababababababababababababababababababababab",
        },
        "id": "d",
        "success": true,
        "version": "9.1.0",
      },
      {
        "data": "0x1",
        "id": "c",
        "success": true,
        "version": "9.1.0",
      },
    ]
  `)
})

test('behavior: requests without env or params are answered', () => {
  const { windows, answers } = setup()
  windows.toHost({ id: 'a', method: 'getSafeInfo' })
  windows.toHost({ id: 'b', method: 'rpcCall' })
  windows.toHost({ id: 'c', method: 'sendTransactions', params: null })
  windows.toHost({
    id: 'd',
    method: 'rpcCall',
    params: { call: 'eth_call', params: {} },
  })
  return vi.waitFor(() => expect(answers()).toHaveLength(4))
})

test.each([
  'getTxBySafeTxHash',
  'toString',
  '__proto__',
  'constructor',
  'getEnvInfo',
  '',
])('error: unknown method %j', (method) => {
  const { ask, answers } = setup()
  ask(method)
  expect(answers()).toEqual([
    {
      id: 'id-1',
      success: false,
      error: `"${method}" not implemented`,
      version: '9.1.0',
      code: 4200,
    },
  ])
})

test.each([
  'anvil_setCode',
  'evm_mine',
  'eth_sendRawTransaction',
  'personal_unlockAccount',
  'eth_sign',
  'eth_accounts',
  'rpc_modules',
  'debug_traceCall',
  'admin_peers',
  '__proto__',
  'toString',
])('error: rpc method %j does not reach the node', async (call) => {
  const { ask, answers, handlers, settled } = setup()
  ask('rpcCall', { call, params: [] })
  await settled()
  expect(answers()).toMatchObject([
    { success: false, error: `"${call}" not implemented` },
  ])
  expect(handlers.rpcCall).not.toHaveBeenCalled()
})

test('behavior: rpc parameters are copied, without prototype keys', async () => {
  const rpcCall = vi.fn<BridgeHandlers['rpcCall']>(async () => null)
  const { ask, settled } = setup({ rpcCall })
  const call = JSON.parse('{"to":"0x1","__proto__":{"x":1},"constructor":2}')
  ask('rpcCall', { call: 'eth_call', params: [call, 'latest', undefined, 5n] })
  await settled()
  const [request] = rpcCall.mock.calls[0] ?? []
  expect(JSON.stringify(request?.params)).toBe(
    '[{"to":"0x1"},"latest",null,"0x5"]',
  )
  expect(request?.params[0]).not.toBe(call)
})

test.each([
  ['a function', [() => 1]],
  ['a map', [new Map()]],
  ['deep nesting', [JSON.parse('['.repeat(50) + ']'.repeat(50))]],
  ['many values', [Array(30_000).fill(0)]],
  ['long text', ['x'.repeat(1024 * 1024 + 1)]],
])('error: rpc parameters with %s', async (_, params) => {
  const { ask, answers, handlers, settled } = setup()
  ask('rpcCall', { call: 'eth_call', params })
  await settled()
  expect(answers()).toMatchObject([{ success: false, code: -32602 }])
  expect(handlers.rpcCall).not.toHaveBeenCalled()
})

test('behavior: a result of undefined is answered as null', async () => {
  const { ask, answers, settled } = setup({ rpcCall: async () => undefined })
  ask('rpcCall', { call: 'eth_getTransactionReceipt', params: [safeTxHash] })
  await settled()
  expect(answers()).toMatchObject([{ success: true, data: null }])
})

test('error: a result that can not be cloned', async () => {
  const { ask, answers, settled } = setup({ rpcCall: async () => () => 1 })
  ask('rpcCall', { call: 'eth_gasPrice' })
  await settled()
  expect(answers().at(-1)).toMatchObject({ error: 'Request failed' })
})

test('behavior: transactions are normalised and can not choose the operation', async () => {
  const { ask, handlers, settled } = setup()
  ask('sendTransactions', {
    txs: [
      { to, value: '0x10', data: '0xAB', operation: 1, from: to, gas: '0x1' },
      { to, value: 5 },
      { to, value: 7n, data: '' },
      { to, value: '' },
    ],
    params: { safeTxGas: Number.NaN },
  })
  await settled()
  expect(handlers.sendTransactions).toHaveBeenCalledWith(
    {
      txs: [
        { to, value: '16', data: '0xAB' },
        { to, value: '5', data: '0x' },
        { to, value: '7', data: '0x' },
        { to, value: '0', data: '0x' },
      ],
      safeTxGas: undefined,
    },
    {
      signal: expect.any(AbortSignal),
      requestId: 'id-1',
      origin: 'https://app.example',
    },
  )
})

test.each([
  [undefined],
  [{}],
  [{ txs: {} }],
  [{ txs: [] }],
  [{ txs: [null] }],
  [{ txs: [{}] }],
  [{ txs: [{ to: '0x12' }] }],
  [{ txs: [{ to, value: -1 }] }],
  [{ txs: [{ to, value: 1.5 }] }],
  [{ txs: [{ to, value: '1e18' }] }],
  [{ txs: [{ to, value: 2n ** 256n }] }],
  [{ txs: [{ to, value: {} }] }],
  [{ txs: [{ to, data: '0x123' }] }],
  [{ txs: [{ to, data: 'hello' }] }],
  [{ txs: [{ to, data: {} }] }],
  [{ txs: [{ to, data: `0x${'00'.repeat(1024 * 1024 + 1)}` }] }],
  [{ txs: Array(2).fill({ to, data: `0x${'00'.repeat(600 * 1024)}` }) }],
  [{ txs: Array(501).fill({ to }) }],
  [{ txs: [{ to }], params: { safeTxGas: -1 } }],
  [{ txs: [{ to }], params: 'x' }],
])('error: transactions that do not fit (%#)', (params) => {
  const { ask, answers, handlers } = setup()
  ask('sendTransactions', params)
  expect(answers()).toMatchObject([{ success: false, code: -32602 }])
  expect(handlers.sendTransactions).not.toHaveBeenCalled()
})

test('error: a huge payload is refused quickly', () => {
  const { ask, answers } = setup()
  const data = `0x${'00'.repeat(50 * 1024 * 1024)}`
  const start = performance.now()
  ask('sendTransactions', { txs: [{ to, data }] })
  ask('sendTransactions', { txs: Array(100_000).fill({ to }) })
  expect(performance.now() - start).toBeLessThan(500)
  expect(answers()).toHaveLength(2)
})

test('error: a refusal and an inner failure', async () => {
  const sendTransactions = vi
    .fn()
    .mockRejectedValueOnce(new BridgeRejectedError())
    .mockRejectedValueOnce(new Error('secret api key'))
    .mockImplementationOnce(() => {
      throw new Error('secret, thrown')
    })
  const { ask, answers, settled } = setup({ sendTransactions })
  for (const id of ['a', 'b', 'c']) {
    ask('sendTransactions', { txs: [{ to }] }, id)
    await settled()
  }
  expect(answers()).toMatchInlineSnapshot(`
    [
      {
        "code": 4001,
        "error": "Transaction was rejected",
        "id": "a",
        "success": false,
        "version": "9.1.0",
      },
      {
        "error": "Request failed",
        "id": "b",
        "success": false,
        "version": "9.1.0",
      },
      {
        "error": "Request failed",
        "id": "c",
        "success": false,
        "version": "9.1.0",
      },
    ]
  `)
})

test('error: no safe is loaded', () => {
  const { ask, answers } = setup({ getSafeInfo: () => undefined })
  ask('getSafeInfo')
  ask('getChainInfo')
  expect(answers()).toMatchObject([
    { success: false, error: 'Request failed' },
    { success: false, error: 'Request failed' },
  ])
})

test('behavior: one request to the user at a time, few wait', async () => {
  const finish: (() => void)[] = []
  const sendTransactions = vi.fn(
    () =>
      new Promise<{ safeTxHash: string }>((resolve) => {
        finish.push(() => resolve({ safeTxHash }))
      }),
  )
  const { ask, answers, settled } = setup({ sendTransactions })
  for (let index = 0; index < 8; index++)
    ask('sendTransactions', { txs: [{ to }] }, `id-${index}`)
  await settled()
  expect(sendTransactions).toHaveBeenCalledTimes(1)
  expect(answers()).toMatchObject([
    { id: 'id-6', code: -32005 },
    { id: 'id-7', code: -32005 },
  ])
  for (let index = 0; index < 6; index++) {
    finish[index]?.()
    await settled()
  }
  expect(sendTransactions).toHaveBeenCalledTimes(6)
  expect(answers().map((answer) => (answer as { id: string }).id)).toEqual([
    'id-6',
    'id-7',
    'id-0',
    'id-1',
    'id-2',
    'id-3',
    'id-4',
    'id-5',
  ])
})

test('behavior: a repeated id opens one dialog; reads are answered each', async () => {
  let finish = () => {}
  const sendTransactions = vi.fn(
    () =>
      new Promise<{ safeTxHash: string }>((resolve) => {
        finish = () => resolve({ safeTxHash })
      }),
  )
  const { ask, answers, settled } = setup({ sendTransactions })
  ask('sendTransactions', { txs: [{ to }] }, 'id')
  ask('sendTransactions', { txs: [{ to }] }, 'id')
  ask('getSafeInfo', undefined, 'id')
  ask('getSafeInfo', undefined, 'id')
  finish()
  await settled()
  expect(sendTransactions).toHaveBeenCalledTimes(1)
  expect(answers()).toHaveLength(3)
})

test('behavior: a flood of reads is bounded', async () => {
  const rpcCall = vi.fn(() => new Promise(() => {}))
  const { ask, answers, settled } = setup({ rpcCall })
  for (let index = 0; index < 5000; index++)
    ask(
      'rpcCall',
      { call: 'eth_getBalance', params: [to, `0x${index}`] },
      `${index}`,
    )
  await settled()
  expect(rpcCall).toHaveBeenCalledTimes(20)
  // 20 run, 180 wait in line, and the bucket fills a little meanwhile.
  expect(answers().length).toBeGreaterThan(4700)
  expect(answers()[0]).toMatchObject({
    error: 'Too many requests.',
    code: -32005,
  })
})

test.each([
  ['another window', { source: {} }],
  ['no window', { source: null }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
])('behavior: messages of %s are ignored', (_, from) => {
  const { windows, answers } = setup()
  windows.toHost({ id: 'a', method: 'getSafeInfo' }, from)
  windows.toHost(
    { isCookieEnabled: true, id: 'a', method: 'getSafeInfo' },
    from,
  )
  expect(answers()).toEqual([])
})

test.each([
  null,
  undefined,
  7,
  'text',
  {},
  { id: 1, method: 'getSafeInfo' },
  { id: 'x'.repeat(129), method: 'getSafeInfo' },
  { id: 'a', method: 5 },
  { id: 'a', method: 'x'.repeat(65) },
  { category: 'safe-apps-analytics', action: 'x' },
])('behavior: what is not a request is ignored (%#)', (data) => {
  const { windows, answers } = setup()
  windows.toHost(data)
  expect(answers()).toEqual([])
})

test('behavior: a frame that navigates away loses its session', async () => {
  let aborted = false
  const sendTransactions: BridgeHandlers['sendTransactions'] = (
    _,
    { signal },
  ) =>
    new Promise(() => {
      signal.addEventListener('abort', () => {
        aborted = true
      })
    })
  const onBlocked = vi.fn()
  const { ask, answers, settled, windows, host } = setup(
    { sendTransactions },
    { onBlocked },
  )
  windows.load()
  expect(host.epoch).toBe(1)
  ask('sendTransactions', { txs: [{ to }] })
  windows.load('https://evil.example')
  expect(host.epoch).toBe(2)
  expect(aborted).toBe(true)
  await settled()
  expect(answers()).toMatchObject([{ error: 'Transaction was rejected' }])
  expect(windows.posts[0]?.targetOrigin).toBe('https://app.example')
  ask('sendTransactions', { txs: [{ to }] })
  ask('getSafeInfo')
  await settled()
  expect(answers()).toHaveLength(1)
  expect(onBlocked.mock.calls).toEqual([['https://evil.example']])
})

test('behavior: reads that are alike are read once and answered each', async () => {
  const rpcCall = vi.fn(async () => '0x1')
  const { ask, answers, settled } = setup({ rpcCall })
  ask('rpcCall', { call: 'eth_gasPrice' }, 'a')
  ask('rpcCall', { call: 'eth_gasPrice' }, 'b')
  ask('rpcCall', { call: 'eth_blockNumber' }, 'c')
  await settled()
  expect(rpcCall).toHaveBeenCalledTimes(2)
  expect(answers()).toMatchObject(['a', 'b', 'c'].map((id) => ({ id })))
  ask('rpcCall', { call: 'eth_gasPrice' }, 'd')
  expect(rpcCall).toHaveBeenCalledTimes(3)
})

test('behavior: after a reload of the app it is served again', async () => {
  const { ask, answers, windows, host } = setup()
  windows.load()
  windows.load()
  expect(host.epoch).toBe(2)
  ask('getSafeInfo')
  expect(answers()).toHaveLength(1)
})

test('behavior: dispose answers what waits, once, and stops', async () => {
  let finish = () => {}
  const never = () => new Promise<never>(() => {})
  const { ask, answers, settled, windows, host } = setup({
    sendTransactions: never,
    rpcCall: () =>
      new Promise((resolve) => {
        finish = () => resolve('0x1')
      }),
  })
  ask('sendTransactions', { txs: [{ to }] }, 'a')
  ask('sendTransactions', { txs: [{ to }] }, 'b')
  ask('rpcCall', { call: 'eth_gasPrice' }, 'c')
  await settled()
  host.dispose()
  host.dispose()
  finish()
  await settled()
  expect(answers()).toMatchObject(
    ['a', 'b', 'c'].map((id) => ({ id, success: false, code: 4900 })),
  )
  expect(windows.listenerCount()).toBe(0)
})

test('error: an app of the wallet’s own origin', () => {
  const origin = 'https://wallet.example'
  expect(() => setup({}, { origin })).toThrowErrorMatchingInlineSnapshot(
    `[SameOriginError: An app of the wallet's own origin "https://wallet.example" is not embedded.]`,
  )
  expect(() => setup({}, { origin, allowSameOrigin: true })).not.toThrow()
})

test.each(['*', 'null', 'https://app.example/', 'file:///x', ''])(
  'error: %j is no exact origin',
  (origin) => {
    expect(() => setup({}, { origin })).toThrow('is not an exact origin')
  },
)
