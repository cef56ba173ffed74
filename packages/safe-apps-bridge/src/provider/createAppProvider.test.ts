import { expect, test, vi } from 'vitest'
import { BridgeRequestError } from '../errors/BridgeRequestError.ts'
import type { AppProviderOptions, ProviderBridge } from './AppProvider.ts'
import { createAppProvider } from './createAppProvider.ts'

const safeAddress = '0x00000000000000000000000000000000000000AA'
const other = '0x00000000000000000000000000000000000000bB'
const hash = `0x${'ab'.repeat(32)}`
const mined = `0x${'cd'.repeat(32)}`
const typedData = { domain: {}, types: {}, message: {}, primaryType: 'A' }

function setup(options: Partial<AppProviderOptions> = {}) {
  const listeners = new Map<string, (payload: never) => void>()
  const bridge = {
    rpcCall: vi.fn(async (_request: object): Promise<unknown> => '0x1'),
    sendTransactions: vi.fn(async (_request: object) => ({ safeTxHash: hash })),
    signMessage: vi.fn(async (_message: string) => ({
      messageHash: hash,
      signature: '0x12',
    })),
    signTypedMessage: vi.fn(async (_data: object) => ({ safeTxHash: hash })),
    getTransaction: vi.fn(
      async (_: object): Promise<object> => ({
        txStatus: 'AWAITING_EXECUTION',
      }),
    ),
    getPermissions: vi.fn(async () => [] as object[]),
    requestPermissions: vi.fn(async (asked: object[]) => asked),
    on: vi.fn((name: string, listener: (payload: never) => void) => {
      listeners.set(name, listener)
      return () => void listeners.delete(name)
    }),
  }
  const provider = createAppProvider(bridge as unknown as ProviderBridge, {
    safe: { safeAddress, chainId: 5, version: '1.4.1' },
    ...options,
  })
  const request = (method: string, ...params: unknown[]) =>
    provider.request({ method, params })
  const failure = (method: string, ...params: unknown[]) =>
    request(method, ...params).then(
      (value) => ({ value }),
      ({ name, message, code }) => ({ name, message, code }),
    )
  const tell = (name: string, payload: unknown) =>
    listeners.get(name)?.(payload as never)
  return { bridge, provider, request, failure, tell, listeners }
}

const wrongSigner = {
  name: 'ProviderRequestError',
  message: 'The address or message hash is invalid',
  code: -32602,
}

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

test('behavior: an executed transaction keeps the hash it was asked by', async () => {
  const { bridge, request } = setup()
  const found = Object.freeze({ hash: mined, transactionHash: mined })
  await request('eth_sendTransaction', { to: other })
  bridge.getTransaction.mockResolvedValue({ txHash: mined })
  bridge.rpcCall.mockResolvedValue(null)
  // Executed, and the node knows nothing yet.
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
  // Asked once: a hash on chain does not change.
  expect(bridge.getTransaction).toHaveBeenCalledTimes(1)
})

test('behavior: the wallet is not asked again and again for unknown hashes', async () => {
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

test.each([
  ['eth_blockNumber', [], ['eth_getBlockByNumber', ['latest', false]]],
  ['eth_getBalance', [other], [undefined, [other.toLowerCase(), 'latest']]],
  [
    'eth_getStorageAt',
    [other, 17],
    [undefined, [other.toLowerCase(), '0x11', 'latest']],
  ],
  ['eth_getBlockByNumber', [17, true], [undefined, ['0x11', true]]],
  ['eth_getBlockByHash', [hash], [undefined, [hash, false]]],
  ['eth_call', [{ to: other }], [undefined, [{ to: other }, 'latest']]],
  [
    'eth_estimateGas',
    [{ to: other }, '0x1'],
    [undefined, [{ to: other }, '0x1']],
  ],
  ['eth_feeHistory', ['0x1', 'latest', []], [undefined, ['0x1', 'latest', []]]],
  ['eth_maxPriorityFeePerGas', [], [undefined, []]],
  [
    'safe_setSettings',
    [{ offChainSigning: true }],
    [undefined, [{ offChainSigning: true }]],
  ],
] as const)(
  'behavior: %s goes to the node',
  async (method, params, expected) => {
    const { bridge, request } = setup()
    bridge.rpcCall.mockResolvedValue({ number: '0x10' })
    await request(method, ...params)
    const [name, sent] = expected
    const call = name ?? method
    expect(bridge.rpcCall.mock.calls).toEqual([[{ call, params: sent }]])
  },
)

test('behavior: switching to the same chain is fine', async () => {
  const { request, failure } = setup()
  const method = 'wallet_switchEthereumChain'
  expect(await request(method, { chainId: '0x5' })).toBe(null)
  for (const target of [{ chainId: '0x1' }, {}, undefined])
    expect(await failure(method, target)).toMatchObject({
      message: '"wallet_switchEthereumChain" not implemented',
      code: 4200,
    })
})

test('behavior: permissions, as one list or as the standard has them', async () => {
  const { bridge, request } = setup()
  const method = 'wallet_requestPermissions'
  const asked = { requestAddressBook: {} }
  expect(await request(method, [asked])).toEqual([asked])
  expect(await request(method, asked)).toEqual([asked])
  const account = {
    parentCapability: 'eth_accounts',
    invoker: expect.any(String),
    caveats: [],
  }
  expect(await request(method, { eth_accounts: {} })).toEqual([account])
  expect(bridge.requestPermissions).toHaveBeenCalledTimes(2)
  expect(await request(method, { eth_accounts: {}, ...asked })).toEqual([
    account,
    asked,
  ])
  expect(bridge.requestPermissions).toHaveBeenLastCalledWith([asked])
  expect(await request('wallet_getPermissions')).toEqual([])
})

test('behavior: send calls back once', async () => {
  const { provider } = setup()
  const callback = vi.fn()
  provider.send({ id: 7, method: 'eth_chainId' }, callback)
  await vi.waitFor(() => expect(callback).toHaveBeenCalled())
  expect(callback.mock.calls).toEqual([
    [null, { jsonrpc: '2.0', id: 7, result: '0x5' }],
  ])
  const failed = vi.fn()
  provider.send({ method: 'x' }, failed)
  await vi.waitFor(() => expect(failed).toHaveBeenCalled())
  expect(failed.mock.calls).toEqual([
    [expect.objectContaining({ code: 4200 }), null],
  ])
})

test('error: no body', async () => {
  const { provider } = setup()
  const callback = vi.fn()
  provider.send(undefined as never, callback)
  await new Promise((resolve) => setTimeout(resolve))
  expect(callback.mock.calls).toEqual([['Undefined request']])
  await expect(provider.request(undefined as never)).rejects.toMatchObject({
    message: 'Undefined request',
    code: -32600,
  })
})

test('behavior: events', async () => {
  const { provider, request, tell, listeners } = setup()
  const heard: unknown[] = []
  const names = [
    'connect',
    'chainChanged',
    'accountsChanged',
    'disconnect',
  ] as const
  for (const name of names)
    provider.on(name, (payload) => heard.push([name, payload]))
  await provider.connect()
  const safe = { safeAddress: other, chainId: 10 }
  tell('chainChanged', { chainId: '10' })
  tell('safeChanged', safe)
  tell('safeChanged', safe)
  tell('shutdown', null)
  await Promise.resolve()
  expect(heard).toEqual([
    ['connect', { chainId: '0x5' }],
    ['chainChanged', '0xa'],
    ['accountsChanged', [other]],
    ['disconnect', expect.objectContaining({ code: 4900 })],
  ])
  expect(await request('eth_accounts')).toEqual([other])
  expect(await request('eth_chainId')).toBe('0xa')
  provider.dispose()
  expect(listeners.size).toBe(0)
})

test('behavior: the chain is told before its accounts', async () => {
  const { provider, tell } = setup()
  const heard: string[] = []
  provider.on('accountsChanged', () => heard.push('accounts'))
  const onChain = () => heard.push('chain')
  provider.on('chainChanged', onChain)
  tell('safeChanged', { safeAddress: other, chainId: 10 })
  await Promise.resolve()
  expect(heard).toEqual(['chain', 'accounts'])
  provider.removeListener('chainChanged', onChain)
  tell('safeChanged', { safeAddress: other, chainId: 11 })
  await Promise.resolve()
  expect(heard).toHaveLength(2)
})
