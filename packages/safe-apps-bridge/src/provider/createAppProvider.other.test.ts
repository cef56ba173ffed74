import { expect, test, vi } from 'vitest'
import { hash, other, setup } from './createAppProvider.test.fixture.ts'

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
  'behavior: sends %s to the node',
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

test('error: a missing body', async () => {
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
  const { provider, request, emit, listeners } = setup()
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
  emit('chainChanged', { chainId: '10' })
  emit('safeChanged', safe)
  emit('safeChanged', safe)
  emit('shutdown', null)
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

test('behavior: emits the chain before its accounts', async () => {
  const { provider, emit } = setup()
  const heard: string[] = []
  provider.on('accountsChanged', () => heard.push('accounts'))
  const onChain = () => heard.push('chain')
  provider.on('chainChanged', onChain)
  emit('safeChanged', { safeAddress: other, chainId: 10 })
  await Promise.resolve()
  expect(heard).toEqual(['chain', 'accounts'])
  provider.removeListener('chainChanged', onChain)
  emit('safeChanged', { safeAddress: other, chainId: 11 })
  await Promise.resolve()
  expect(heard).toHaveLength(2)
})

test.each([undefined, null, {}, { number: undefined }])(
  'error: eth_blockNumber from a latest block of %j',
  async (block) => {
    const { bridge, failure } = setup()
    bridge.rpcCall.mockResolvedValue(block)
    expect(await failure('eth_blockNumber')).toEqual({
      name: 'ProviderRequestError',
      message: 'The wallet names no latest block.',
      code: -32603,
    })
  },
)

test.each([undefined, {}, { blockHash: hash }, { status: '0x1' }])(
  'behavior: a receipt without its block (%j) is null',
  async (receipt) => {
    const { bridge, request } = setup()
    bridge.rpcCall.mockResolvedValue(receipt)
    expect(await request('eth_getTransactionReceipt', hash)).toBe(null)
  },
)

test('error: a request after dispose', async () => {
  const { bridge, provider, failure } = setup()
  provider.dispose()
  for (const method of ['eth_accounts', 'eth_gasPrice'])
    expect(await failure(method)).toMatchObject({ code: 4900 })
  expect(bridge.rpcCall).not.toHaveBeenCalled()
})

test.each([
  ['0x20000000000001', '9007199254740993'],
  [2n ** 256n - 1n, String(2n ** 256n - 1n)],
  ['21000', 21000],
])('behavior: gas of %s keeps its digits', async (gas, safeTxGas) => {
  const { bridge, request } = setup()
  await request('eth_sendTransaction', { to: other, gas })
  expect(bridge.sendTransactions).toHaveBeenCalledWith(
    expect.objectContaining({ params: { safeTxGas } }),
  )
})

test('behavior: sends a bigint slot as hex', async () => {
  const { bridge, request } = setup()
  await request('eth_getStorageAt', other, 2n ** 255n)
  expect(bridge.rpcCall).toHaveBeenCalledWith({
    call: 'eth_getStorageAt',
    params: [other.toLowerCase(), `0x8${'0'.repeat(63)}`, 'latest'],
  })
})
