import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import SafeAppsSDK, {
  type Communicator,
  PermissionsError,
  type SafeInfoExtended,
} from './index.ts'
import { Wallet } from './Wallet.ts'

// Expectations of the published SDK's tests, and the mocks of apps: in a page
// outside a frame, spying on `window.parent.postMessage`.

const address = '0x00000000000000000000000000000000000000AA'
const hash = `0x${'ab'.repeat(32)}`
const safeInfo = { safeAddress: address, chainId: 5 } as SafeInfoExtended
const mail = {
  domain: { name: 'Ether Mail', version: '1', chainId: 1 },
  types: { Mail: [{ name: 'contents', type: 'string' }] },
  message: { contents: 'Hello' },
}

let post: Mock
let dispatch: (event: object) => void
let sdk: Pick<SafeAppsSDK, 'eth' | 'safe' | 'txs' | 'wallet'> & {
  communicator: Communicator
}

beforeEach(() => {
  const listeners: ((event: object) => void)[] = []
  post = vi.fn()
  const page = {
    parent: {},
    postMessage: post,
    addEventListener: (_: string, listener: never) => listeners.push(listener),
    removeEventListener: () => undefined,
  }
  page.parent = page
  vi.stubGlobal('window', page)
  dispatch = (event) => {
    for (const listener of listeners) listener(event)
  }
  sdk = new SafeAppsSDK() as never
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const expectPosted = (method: string, params: unknown) =>
  expect(post).toHaveBeenCalledWith(
    expect.objectContaining({ method, params }),
    '*',
  )
const read = (call: string, params: unknown[]) =>
  expectPosted('rpcCall', { call, params })

const reads: [name: string, call: string, given: unknown[], sent: unknown[]][] =
  [
    ['getBalance', 'eth_getBalance', [address, '0x1'], [address, '0x1']],
    ['getBalance', 'eth_getBalance', [address], [address, 'latest']],
    ['getCode', 'eth_getCode', [address, '0x1'], [address, '0x1']],
    ['getCode', 'eth_getCode', [address], [address, 'latest']],
    [
      'getStorageAt',
      'eth_getStorageAt',
      [address, 8],
      [address, '0x8', 'latest'],
    ],
    [
      'getStorageAt',
      'eth_getStorageAt',
      [address, 0, '0x1'],
      [address, '0x0', '0x1'],
    ],
    ['call', 'eth_call', [{ to: address }], [{ to: address }, 'latest']],
    ['call', 'eth_call', [{ to: address }, '0x1'], [{ to: address }, '0x1']],
    ['getPastLogs', 'eth_getLogs', [{ address }], [{ address }]],
    ['getBlockByHash', 'eth_getBlockByHash', [hash], [hash, false]],
    ['getBlockByHash', 'eth_getBlockByHash', [hash, true], [hash, true]],
    ['getBlockByNumber', 'eth_getBlockByNumber', [5], ['0x5', false]],
    ['getBlockByNumber', 'eth_getBlockByNumber', [5, true], ['0x5', true]],
    ['getBlockByNumber', 'eth_getBlockByNumber', ['latest'], ['latest', false]],
    ['getTransactionByHash', 'eth_getTransactionByHash', [hash], [hash]],
    ['getTransactionReceipt', 'eth_getTransactionReceipt', [hash], [hash]],
    [
      'getTransactionCount',
      'eth_getTransactionCount',
      [address],
      [address, 'latest'],
    ],
    [
      'setSafeSettings',
      'safe_setSettings',
      [{ offChainSigning: true }],
      [{ offChainSigning: true }],
    ],
  ]
test.each(reads)(
  'behavior: eth.%s posts %s with %j',
  (name, call, given, sent) => {
    const eth = sdk.eth as unknown as Record<
      string,
      (params: unknown[]) => unknown
    >
    void eth[name]?.(given)
    read(call, sent)
  },
)

test('behavior: eth.getGasPrice and getEstimateGas post their calls', () => {
  void sdk.eth.getGasPrice()
  read('eth_gasPrice', [])
  const transaction = { from: address, to: address, value: '0', data: '0x' }
  void sdk.eth.getEstimateGas(transaction as never)
  read('eth_estimateGas', [transaction])
})

test('behavior: requests safe, chain, balances, environment and signatures', () => {
  void sdk.safe.getInfo()
  expectPosted('getSafeInfo', undefined)
  void sdk.safe.getChainInfo()
  expectPosted('getChainInfo', undefined)
  void sdk.safe.getEnvironmentInfo()
  expectPosted('getEnvironmentInfo', undefined)
  void sdk.safe.experimental_getBalances({ currency: 'eur' })
  expectPosted('getSafeBalances', { currency: 'eur' })
  void sdk.safe.getOffChainSignature(hash)
  expectPosted('getOffChainSignature', hash)
})

const magics = {
  check1271Signature: '0x1626ba7e',
  check1271SignatureBytes: '0x20c13b0b',
} as const
const checks = Object.keys(magics) as (keyof typeof magics)[]

test.each(checks)(
  'behavior: %s reads the safe with an eth_call',
  async (name) => {
    vi.spyOn(sdk.safe, 'getInfo').mockResolvedValue(safeInfo)
    void sdk.safe[name](hash)
    await vi.waitFor(() => expect(post).toHaveBeenCalled())
    const data = expect.stringMatching(new RegExp(`^${magics[name]}`))
    read('eth_call', [{ to: address, data }, 'latest'])
  },
)

test.each(checks)('behavior: %s is true for the magic answer', async (name) => {
  vi.spyOn(sdk.safe, 'getInfo').mockResolvedValue(safeInfo)
  vi.spyOn(sdk.communicator, 'send').mockResolvedValue({
    id: '1',
    success: true,
    data: `${magics[name]}${'0'.repeat(56)}`,
  } as never)
  expect(await sdk.safe[name](hash)).toBe(true)
})

test.each(checks)(
  'behavior: %s is false when the call reverts',
  async (name) => {
    vi.spyOn(sdk.safe, 'getInfo').mockResolvedValue(safeInfo)
    vi.spyOn(sdk.communicator, 'send').mockRejectedValue(new Error('reverted'))
    expect(await sdk.safe[name](hash)).toBe(false)
  },
)

test('behavior: isMessageSigned hashes the message within the call', () => {
  const isHashSigned = vi
    .spyOn(sdk.safe, 'isMessageHashSigned')
    .mockResolvedValue(true)
  void sdk.safe.isMessageSigned('approve rugpull')
  expect(isHashSigned).toHaveBeenCalledWith(
    '0xe32c44147e358bc973757518210c3baec92de66115c513ea1146d61ad4fd93af',
    '0x',
  )
})

test.each([
  [true, false, true],
  [false, true, true],
  [false, false, false],
])(
  'behavior: isMessageHashSigned of checks %s and %s is %s',
  async (first, second, expected) => {
    vi.spyOn(sdk.safe, 'check1271Signature').mockResolvedValue(first)
    vi.spyOn(sdk.safe, 'check1271SignatureBytes').mockResolvedValue(second)
    expect(await sdk.safe.isMessageHashSigned(hash)).toBe(expected)
  },
)

const held = [{ parentCapability: 'requestAddressBook', invoker: 'x' }]
const foreign = [{ parentCapability: 'other', invoker: 'x' }]

test('behavior: a granted permission opens the address book', async () => {
  vi.spyOn(Wallet.prototype, 'getPermissions').mockResolvedValue(held)
  void sdk.safe.requestAddressBook()
  await vi.waitFor(() => expectPosted('requestAddressBook', undefined))
})

test('behavior: a missing permission is requested', async () => {
  vi.spyOn(Wallet.prototype, 'getPermissions').mockResolvedValue(foreign)
  const request = vi
    .spyOn(Wallet.prototype, 'requestPermissions')
    .mockResolvedValue(held)
  void sdk.safe.requestAddressBook()
  await vi.waitFor(() => expectPosted('requestAddressBook', undefined))
  expect(request).toHaveBeenCalledWith([{ requestAddressBook: {} }])
})

test('error: a permission that is not granted', async () => {
  vi.spyOn(Wallet.prototype, 'getPermissions').mockResolvedValue(foreign)
  vi.spyOn(Wallet.prototype, 'requestPermissions').mockResolvedValue(foreign)
  await expect(sdk.safe.requestAddressBook()).rejects.toThrow(
    new PermissionsError('Permissions rejected', 4001),
  )
})

test('behavior: transactions are posted with their parameters', async () => {
  const txs = [{ to: address, value: '0', data: '0x' }]
  void sdk.txs.send({ txs })
  expectPosted('sendTransactions', { txs, params: undefined })
  void sdk.txs.send({ txs, params: { safeTxGas: 5 } })
  expectPosted('sendTransactions', { txs, params: { safeTxGas: 5 } })
  void sdk.txs.getBySafeTxHash(hash)
  expectPosted('getTxBySafeTxHash', { safeTxHash: hash })
  void sdk.txs.signMessage('hi')
  expectPosted('signMessage', { message: 'hi' })
  void sdk.txs.signTypedMessage(mail)
  expectPosted('signTypedMessage', { typedData: mail })
})

test('error: invalid calls are refused before a message is posted', async () => {
  await expect(sdk.txs.send({ txs: [] })).rejects.toThrow(
    'No transactions were passed',
  )
  await expect(sdk.txs.getBySafeTxHash('')).rejects.toThrow(
    'Invalid safeTxHash',
  )
  for (const data of ['{"not":"typed"}', { domain: {} }])
    await expect(sdk.txs.signTypedMessage(data as never)).rejects.toThrow(
      'Invalid typed data',
    )
  await expect(
    sdk.wallet.requestPermissions([{ eth_sign: {} }]),
  ).rejects.toThrow('Permissions request is invalid')
  expect(post).not.toHaveBeenCalled()
})

test('behavior: permissions are read and requested', async () => {
  void sdk.wallet.getPermissions()
  expectPosted('wallet_getPermissions', undefined)
  const send = vi.spyOn(sdk.communicator, 'send')
  send.mockResolvedValue({ id: '1', success: true, data: held } as never)
  expect(await sdk.wallet.getPermissions()).toEqual(held)
  const asked = [{ requestAddressBook: {} }]
  expect(await sdk.wallet.requestPermissions(asked)).toEqual(held)
  send.mockRestore()
  void sdk.wallet.requestPermissions(asked)
  expectPosted('wallet_requestPermissions', asked)
})

test('error: a failure of the wallet rejects, with isValidMessage mocked', async () => {
  vi.spyOn(
    sdk.communicator as unknown as { isValidMessage(): boolean },
    'isValidMessage',
  ).mockReturnValue(true)
  const sent = sdk.safe.getInfo()
  const id: string = post.mock.calls[0]?.[0]?.id
  const data = { id, success: false, error: 'It failed', version: '1.0.0' }
  dispatch({ data, source: null, origin: '' })
  await expect(sent).rejects.toThrow('It failed')
})

test('default: with and without options', () => {
  expect(new SafeAppsSDK({ allowedDomains: [/x/] })).toBeInstanceOf(SafeAppsSDK)
  expect(new SafeAppsSDK()).toBeInstanceOf(SafeAppsSDK)
})
