import { expect, test, vi } from 'vitest'
import { BridgeRequestError } from '../errors/BridgeRequestError.ts'
import {
  hash,
  mined,
  other,
  safeAddress,
  setup,
  typedData,
  wrongSigner,
} from './createAppProvider.test.fixture.ts'

test('default', async () => {
  const { request, provider } = setup()
  expect(await request('eth_accounts')).toEqual([safeAddress])
  expect(await request('eth_requestAccounts')).toEqual([safeAddress])
  expect(await request('eth_coinbase')).toBe(safeAddress)
  expect(await request('eth_chainId')).toBe('0x5')
  expect(await request('net_version')).toBe('0x5')
  expect(provider.chainId).toBe(5)
})

test('behavior: the network can be written in decimal', async () => {
  const { request } = setup({ netVersion: 'decimal' })
  expect(await request('net_version')).toBe('5')
})

test.each([
  safeAddress,
  safeAddress.toLowerCase(),
  safeAddress.toUpperCase().replace('X', 'x'),
])('behavior: signs for the safe, written as %s', async (address) => {
  const { bridge, request } = setup()
  expect(await request('personal_sign', 'hi', address)).toBe('0x12')
  expect(await request('personal_sign', address, 'hi')).toBe('0x12')
  expect(await request('eth_sign', address, '0x6869')).toBe('0x12')
  expect(bridge.signMessage.mock.calls).toEqual([['hi'], ['hi'], ['0x6869']])
  const text = JSON.stringify(typedData)
  expect(await request('eth_signTypedData', address, typedData)).toBe('0x')
  expect(await request('eth_signTypedData_v4', address, text)).toBe('0x')
  expect(bridge.signTypedMessage.mock.calls).toEqual([[typedData], [typedData]])
})

test.each([other, undefined, 5, ''])(
  'error: signing for another account (%s)',
  async (address) => {
    const { bridge, failure } = setup()
    expect(await failure('personal_sign', 'hi', address)).toEqual(wrongSigner)
    expect(await failure('eth_sign', address, '0x12')).toEqual(wrongSigner)
    for (const method of ['eth_signTypedData', 'eth_signTypedData_v4'])
      expect(await failure(method, address, typedData)).toEqual({
        name: 'ProviderRequestError',
        message: 'The address is invalid',
        code: -32602,
      })
    expect(bridge.signMessage).not.toHaveBeenCalled()
    expect(bridge.signTypedMessage).not.toHaveBeenCalled()
  },
)

test('error: eth_sign wants hex', async () => {
  const { failure } = setup()
  expect(await failure('eth_sign', safeAddress, 'hi')).toEqual(wrongSigner)
  expect(await failure('eth_sign', safeAddress)).toEqual(wrongSigner)
})

test('error: typed data that is no JSON', async () => {
  const { failure } = setup()
  expect(await failure('eth_signTypedData_v4', safeAddress, '{')).toMatchObject(
    { code: -32602 },
  )
})

test.each([
  'eth_feeFi',
  'eth_signTypedData_v3',
  'eth_sendRawTransaction',
  'eth_subscribe',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_showCallsStatus',
  'anvil_setCode',
  'toString',
  '__proto__',
  'constructor',
])('error: %s is not implemented', async (method) => {
  const { bridge, failure } = setup()
  expect(await failure(method)).toEqual({
    name: 'ProviderRequestError',
    message: `"${method}" not implemented`,
    code: 4200,
  })
  expect(bridge.rpcCall).not.toHaveBeenCalled()
})

test.each([
  [{ to: other }, {}, undefined],
  [{ to: other, value: undefined, data: undefined }, {}, undefined],
  [
    { to: other, value: '0x5', data: '0x12' },
    { value: '0x5', data: '0x12' },
  ],
  [{ to: other, input: '0x34' }, { data: '0x34' }],
  [{ to: other, gas: '0x5208' }, { gas: 21000 }, 21000],
  [{ to: other, gas: '21000' }, { gas: 21000 }, 21000],
  [{ to: other, gas: 21000 }, { gas: 21000 }, 21000],
  [{ to: other, gas: 21000n }, { gas: 21000 }, 21000],
  [{ to: other, gas: '0x0' }, { gas: 0 }, 0],
] as const)('behavior: sends %s', async (asked, fields, safeTxGas?: number) => {
  const { bridge, request } = setup()
  expect(await request('eth_sendTransaction', asked)).toBe(hash)
  const [sent] = bridge.sendTransactions.mock.calls[0] ?? []
  expect(sent).toMatchObject({
    txs: [{ to: other, value: '0', data: '0x', ...fields }],
  })
  expect((sent as { params: object }).params).toEqual({ safeTxGas })
})

test('behavior: the record has the eleven fields', async () => {
  const { request } = setup()
  await request('eth_sendTransaction', { to: other, value: '0x5' })
  const record = await request('eth_getTransactionByHash', hash)
  expect(record).toEqual({
    from: safeAddress,
    hash,
    gas: 0,
    gasPrice: '0x00',
    nonce: 0,
    input: '0x',
    value: '0x5',
    to: other,
    blockHash: null,
    blockNumber: null,
    transactionIndex: null,
  })
  expect(Object.keys(record)).toHaveLength(11)
  expect(JSON.parse(JSON.stringify(record))).toEqual({ ...record })
  const { r, s, v, type, chainId } = record
  expect({ r, s, v, type, chainId }).toEqual({
    r: expect.stringMatching(/^0x0{63}1$/),
    s: expect.stringMatching(/^0x0{63}1$/),
    v: '0x1b',
    type: '0x0',
    chainId: '0x5',
  })
})

test('behavior: an executed transaction keeps the hash of the request', async () => {
  const { bridge, request } = setup()
  const found = Object.freeze({
    hash: mined,
    transactionHash: mined,
    blockHash: mined,
    blockNumber: '0x1',
  })
  await request('eth_sendTransaction', { to: other })
  bridge.getTransaction.mockResolvedValue({ txHash: mined })
  bridge.rpcCall.mockResolvedValue(null)
  // The transaction is executed, and the node does not know it yet.
  expect(await request('eth_getTransactionByHash', hash)).toMatchObject({
    hash,
    blockNumber: null,
  })
  expect(await request('eth_getTransactionReceipt', hash)).toBe(null)
  bridge.rpcCall.mockResolvedValue(found)
  expect(await request('eth_getTransactionByHash', hash)).toEqual({
    ...found,
    hash,
  })
  expect(await request('eth_getTransactionReceipt', hash)).toEqual({
    ...found,
    transactionHash: hash,
  })
  expect(bridge.rpcCall).toHaveBeenLastCalledWith({
    call: 'eth_getTransactionReceipt',
    params: [mined],
  })
  // Requested once: a hash on chain does not change.
  expect(bridge.getTransaction).toHaveBeenCalledTimes(1)
})

test('behavior: asks the wallet for an unknown hash once', async () => {
  vi.useFakeTimers()
  const { bridge, request } = setup()
  bridge.getTransaction.mockRejectedValue(new Error('not found'))
  for (let i = 0; i < 5; i++)
    await request('eth_getTransactionReceipt', mined).catch(() => undefined)
  expect(bridge.getTransaction).toHaveBeenCalledTimes(1)
  expect(bridge.rpcCall).toHaveBeenCalledTimes(5)
  vi.advanceTimersByTime(16_000)
  await request('eth_getTransactionReceipt', mined)
  expect(bridge.getTransaction).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('behavior: records are forgotten, the oldest first', async () => {
  const { bridge, request } = setup()
  const nth = (index: number) => `0x${index.toString(16).padStart(64, '0')}`
  for (let index = 0; index <= 1000; index++) {
    bridge.sendTransactions.mockResolvedValueOnce({ safeTxHash: nth(index) })
    await request('eth_sendTransaction', { to: other })
  }
  bridge.rpcCall.mockResolvedValue(null)
  expect(await request('eth_getTransactionByHash', nth(0))).toBe(null)
  expect(await request('eth_getTransactionByHash', nth(1))).toMatchObject({
    hash: nth(1),
  })
})

test('behavior: a contract is created through CreateCall', async () => {
  const { bridge, request } = setup()
  await request('eth_sendTransaction', { data: '0x6001' })
  const word = (value: number) => value.toString(16).padStart(64, '0')
  expect(bridge.sendTransactions.mock.calls[0]?.[0]).toMatchObject({
    txs: [
      {
        to: '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
        value: '0',
        data: `0x4c8c9ea1${word(0)}${word(64)}${word(2)}${'6001'.padEnd(64, '0')}`,
      },
    ],
  })
})

test('error: transactions that can not be sent', async () => {
  const { bridge, failure } = setup({ strictFrom: true })
  expect(await failure('eth_sendTransaction')).toMatchObject({
    message: 'Missing transaction',
    code: -32602,
  })
  expect(
    await failure('eth_sendTransaction', { to: other, gas: 'x' }),
  ).toMatchObject({ message: 'Invalid gas "x"', code: -32602 })
  expect(
    await failure('eth_sendTransaction', { to: other, from: other }),
  ).toMatchObject({ message: 'Invalid from address', code: 4100 })
  bridge.rpcCall.mockResolvedValue('0x')
  expect(
    await failure('eth_sendTransaction', { data: '0x6001' }),
  ).toMatchObject({
    message: 'The contract can not be created on this chain.',
    code: -32602,
  })
  expect(await failure('eth_sendTransaction', { value: '1' })).toMatchObject({
    message: 'The contract is malformed.',
    code: -32602,
  })
  expect(bridge.sendTransactions).not.toHaveBeenCalled()
})

test('behavior: errors of the wallet keep their text and code', async () => {
  const { bridge, failure } = setup()
  bridge.sendTransactions.mockRejectedValue(
    new BridgeRequestError('Transaction was rejected', { code: 4001 }),
  )
  expect(await failure('eth_sendTransaction', { to: other })).toEqual({
    name: 'BridgeRequestError',
    message: 'Transaction was rejected',
    code: 4001,
  })
  bridge.rpcCall.mockRejectedValue(new Error('Request failed'))
  expect(await failure('eth_gasPrice')).toEqual({
    name: 'ProviderRequestError',
    message: 'Request failed',
    code: -32603,
  })
})
