import { expect, test, vi } from 'vitest'
import { BridgeRejectedError } from '../errors/BridgeRejectedError.ts'
import type { BridgeHandlers } from './BridgeHandlers.ts'
import {
  safeInfo,
  safeTxHash,
  setup,
  to,
} from './createBridgeHost.test.fixture.ts'

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
        "data": "0x1",
        "id": "c",
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

test.each(['getTxBySafeTxHash', 'toString', '__proto__', 'constructor', ''])(
  'error: unknown method %j',
  (method) => {
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
  },
)

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
])('error: transactions that do not fit (%#)', async (params) => {
  const { ask, answers, handlers, settled } = setup()
  ask('sendTransactions', params)
  await settled()
  expect(answers()).toMatchObject([{ success: false, code: -32602 }])
  expect(handlers.sendTransactions).not.toHaveBeenCalled()
})

test.each([
  [1e18, 10n ** 18n],
  [2 ** 53 + 2, 2n ** 53n + 2n],
  [2n ** 256n - 1n, 2n ** 256n - 1n],
  [String(2n ** 256n - 1n), 2n ** 256n - 1n],
  [`0x${(2n ** 256n - 1n).toString(16)}`, 2n ** 256n - 1n],
])(
  'behavior: a value and gas of %s keep their digits',
  async (given, exact) => {
    const { ask, handlers, settled } = setup()
    const params = { safeTxGas: given }
    ask('sendTransactions', { txs: [{ to, value: given }], params })
    await settled()
    expect(handlers.sendTransactions).toHaveBeenCalledWith(
      { txs: [{ to, value: String(exact), data: '0x' }], safeTxGas: exact },
      expect.anything(),
    )
  },
)

test('error: a huge payload is refused quickly', async () => {
  const { ask, answers, settled } = setup()
  const data = `0x${'00'.repeat(50 * 1024 * 1024)}`
  const start = performance.now()
  ask('sendTransactions', { txs: [{ to, data }] })
  ask('sendTransactions', { txs: Array(100_000).fill({ to }) })
  await settled()
  expect(performance.now() - start).toBeLessThan(5_000)
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

test('error: a missing safe', () => {
  const { ask, answers } = setup({ getSafeInfo: () => undefined })
  ask('getSafeInfo')
  ask('getChainInfo')
  expect(answers()).toMatchObject([
    { success: false, error: 'Request failed' },
    { success: false, error: 'Request failed' },
  ])
})
