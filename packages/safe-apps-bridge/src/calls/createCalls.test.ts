import { expect, test, vi } from 'vitest'
import { BridgeRequestError } from '../errors/BridgeRequestError.ts'
import type { ProviderBridge } from '../provider/AppProvider.ts'
import { createAppProvider } from '../provider/createAppProvider.ts'

const safeAddress = '0x00000000000000000000000000000000000000AA'
const other = '0x00000000000000000000000000000000000000bB'
const hash = `0x${'ab'.repeat(32)}`
const mined = `0x${'cd'.repeat(32)}`
const receipt = {
  transactionHash: mined,
  logs: [{ address: other, data: '0x', topics: [] }],
  blockHash: hash,
  blockNumber: 17,
  gasUsed: '0x5208',
  status: '0x1',
  to: other,
}

function setup(receiptPerCall = false) {
  const bridge = {
    rpcCall: vi.fn(async (_: object): Promise<unknown> => '0x12'),
    sendTransactions: vi.fn(async (_: object) => ({ safeTxHash: hash })),
    getTransaction: vi.fn(
      async (_: object): Promise<object> => ({
        txStatus: 'AWAITING_CONFIRMATIONS',
      }),
    ),
    on: () => () => undefined,
  }
  const provider = createAppProvider(bridge as unknown as ProviderBridge, {
    safe: { safeAddress, chainId: 5, version: '1.3.0' },
    receiptPerCall,
  })
  const request = (method: string, ...params: unknown[]) =>
    provider.request({ method, params })
  const send = (fields: object = {}) =>
    request('wallet_sendCalls', {
      version: '2.0.0',
      chainId: '0x5',
      calls: [{ to: other }],
      ...fields,
    })
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      (value) => ({ value }),
      ({ message, code }) => ({ message, code }),
    )
  const status = (id: unknown) => request('wallet_getCallsStatus', id)
  return { bridge, request, send, failure, status }
}

test('default', async () => {
  const { bridge, send, status } = setup()
  const calls = [{ to: other, value: '0x1', data: '0x12' }, { to: other }]
  expect(await send({ calls, atomicRequired: true })).toEqual({ id: hash })
  expect(bridge.sendTransactions.mock.calls).toEqual([
    [
      {
        txs: [
          { to: other, value: '0x1', data: '0x12' },
          { to: other, value: '0x0', data: '0x' },
        ],
      },
    ],
  ])
  expect(await status(hash)).toEqual({
    version: '2.0.0',
    id: hash,
    chainId: '0x5',
    status: 100,
    atomic: true,
  })
})

test.each([
  ['AWAITING_CONFIRMATIONS', 100],
  ['AWAITING_EXECUTION', 100],
  ['SUCCESS', 200],
  ['CANCELLED', 400],
  ['FAILED', 500],
  ['SOMETHING_NEW', 100],
])('behavior: %s is status %d', async (txStatus, code) => {
  const { bridge, status } = setup()
  bridge.getTransaction.mockResolvedValue({ txStatus })
  expect(await status(hash)).toMatchObject({ status: code })
})

test.each([
  ['SUCCESS', '0x1'],
  ['FAILED', '0x0'],
])('behavior: one receipt for all calls (%s)', async (txStatus, code) => {
  const { bridge, status } = setup()
  bridge.getTransaction.mockResolvedValue({ txStatus, txHash: mined })
  bridge.rpcCall.mockResolvedValue(receipt)
  const { receipts } = await status(hash)
  expect(receipts).toEqual([
    {
      logs: receipt.logs,
      status: code,
      blockHash: hash,
      blockNumber: '0x11',
      gasUsed: '0x5208',
      transactionHash: mined,
    },
  ])
})

test('behavior: returns a receipt for each call on request', async () => {
  const { bridge, status } = setup(true)
  const valueDecoded = [{}, {}, {}]
  bridge.getTransaction.mockResolvedValue({
    txStatus: 'SUCCESS',
    txHash: mined,
    txData: {
      dataDecoded: { method: 'multiSend', parameters: [{ valueDecoded }] },
    },
  })
  bridge.rpcCall.mockResolvedValue(receipt)
  expect((await status(hash)).receipts).toHaveLength(3)
})

test('behavior: omits receipts until the node has them', async () => {
  const { bridge, status } = setup()
  bridge.getTransaction.mockResolvedValue({
    txStatus: 'SUCCESS',
    txHash: mined,
  })
  bridge.rpcCall.mockResolvedValue(null)
  expect(await status(hash)).not.toHaveProperty('receipts')
})

test('behavior: the shapes of version 1', async () => {
  const { send, status } = setup()
  await send({ version: '1.0' })
  expect(await status(hash)).toEqual({
    version: '1.0',
    id: hash,
    chainId: '0x5',
    status: 100,
  })
})

test('behavior: an id of the app, once', async () => {
  const { bridge, send, status, failure } = setup()
  const [first, second] = await Promise.all([
    send({ id: 'mine' }),
    failure(send({ id: 'mine' })),
  ])
  expect(first).toEqual({ id: 'mine' })
  expect(second).toEqual({ message: 'Duplicate id "mine"', code: 5720 })
  await status('mine')
  expect(bridge.getTransaction).toHaveBeenLastCalledWith({ safeTxHash: hash })
  expect(await failure(send({ id: 'mine' }))).toMatchObject({ code: 5720 })
  // One that the user refused can be used again.
  bridge.sendTransactions.mockRejectedValueOnce(
    new BridgeRequestError('Transaction was rejected', { code: 4001 }),
  )
  expect(await failure(send({ id: 'again' }))).toMatchObject({ code: 4001 })
  expect(await send({ id: 'again' })).toEqual({ id: 'again' })
})

test('behavior: a just sent batch is pending before the wallet lists it', async () => {
  const { bridge, send, status } = setup()
  bridge.getTransaction.mockRejectedValue(new BridgeRequestError('not found'))
  await send()
  expect(await status(hash)).toMatchObject({ status: 100 })
})

test('behavior: a call that only has data creates a contract', async () => {
  const { bridge, send } = setup()
  // Only the second deployment is there.
  bridge.rpcCall.mockResolvedValueOnce('0x')
  await send({ calls: [{ data: '0x6001' }, { to: other }] })
  expect(bridge.sendTransactions.mock.calls[0]?.[0]).toMatchObject({
    txs: [
      {
        to: '0xB19D6FFc2182150F8Eb585b79D4ABcd7C5640A9d',
        data: expect.stringMatching(/^0x4c8c9ea1/),
      },
      { to: other },
    ],
  })
})

const capability = { paymasterService: { url: 'x' } }

test.each([
  [{ chainId: '0x1' }, 'Safe is not on chain 0x1', 5710],
  [{ chainId: undefined }, 'Safe is not on chain undefined', 5710],
  [{ from: other }, 'Invalid from address', 4100],
  [{ calls: [] }, 'No transactions were passed', -32602],
  [{ calls: undefined }, 'No transactions were passed', -32602],
  [{ calls: [{}] }, 'Invalid call #0: missing "to" field', -32602],
  [{ calls: [null] }, 'Invalid call #0: missing "to" field', -32602],
  [
    { calls: [{ to: other }, { value: '0x1', data: '0x12' }] },
    'Invalid call #1: missing "to" field',
    -32602,
  ],
  [{ calls: Array(501).fill({ to: other }) }, 'More than 500 calls', 5740],
  [
    { capabilities: capability },
    'Unsupported capability "paymasterService"',
    5700,
  ],
  [
    { calls: [{ to: other, capabilities: capability }] },
    'Unsupported capability "paymasterService"',
    5700,
  ],
])('error: calls that are refused (%#)', async (fields, message, code) => {
  const { bridge, send, failure } = setup()
  expect(await failure(send(fields))).toEqual({ message, code })
  expect(bridge.sendTransactions).not.toHaveBeenCalled()
})

test('behavior: accepts optional and supported capabilities', async () => {
  const { send } = setup()
  await send({
    chainId: '0x05',
    from: safeAddress.toLowerCase(),
    capabilities: {
      paymasterService: { optional: true },
      atomic: {},
      atomicBatch: {},
    },
  })
})

test('error: an unknown bundle', async () => {
  const { bridge, status, failure } = setup()
  bridge.getTransaction.mockRejectedValue(new BridgeRequestError('not found'))
  expect(await failure(status('0x12'))).toEqual({
    message: 'not found',
    code: 5730,
  })
  bridge.getTransaction.mockRejectedValue(
    new BridgeRequestError('gone', { code: 4900 }),
  )
  expect(await failure(status('0x12'))).toEqual({ message: 'gone', code: 4900 })
})

test('behavior: capabilities', async () => {
  const { request } = setup()
  const method = 'wallet_getCapabilities'
  const all = {
    '0x5': {
      atomicBatch: { supported: true },
      atomic: { status: 'supported' },
    },
  }
  expect(await request(method)).toEqual(all)
  expect(await request(method, safeAddress.toLowerCase())).toEqual(all)
  expect(await request(method, safeAddress, ['0x1', '0x5'])).toEqual(all)
  expect(await request(method, safeAddress, ['0x1'])).toEqual({})
  expect(await request(method, other)).toEqual({})
})
