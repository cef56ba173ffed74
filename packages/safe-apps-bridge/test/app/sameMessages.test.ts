import { SafeAppProvider as TheirProvider } from '@safe-global/safe-apps-provider'
import * as theirs from '@safe-global/safe-apps-sdk'
import { expect, test } from 'vitest'
import * as ours from '../../src/compat/index.ts'
import { type Post, recordPosts } from './recordPosts.ts'

// Every call, made with the published packages and with ours.
type Sdk = ours.SafeAppsSDK
type Provider = ours.SafeAppProvider

const address = '0x00000000000000000000000000000000000000AA'
const other = '0x00000000000000000000000000000000000000bB'
const hash = `0x${'ab'.repeat(32)}`
const mined = `0x${'cd'.repeat(32)}`
const safe = {
  safeAddress: address,
  chainId: 5,
  threshold: 1,
  owners: [other],
  isReadOnly: false,
}
const mail = {
  domain: {
    name: 'Ether Mail',
    version: '1',
    chainId: 1,
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  },
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  message: {
    from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
    to: { name: 'Bob', wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB' },
    contents: 'Hello, Bob!',
  },
}

const details = { txStatus: 'SUCCESS', txHash: mined }
const receipt = {
  transactionHash: mined,
  status: '0x1',
  blockHash: hash,
  blockNumber: '0x10',
  gasUsed: '0x5208',
  logs: [],
}
const granted = [{ parentCapability: 'requestAddressBook', invoker: 'x' }]

function answer(method: string, params: unknown): unknown {
  switch (method) {
    case 'getSafeInfo':
      return safe
    case 'sendTransactions':
      return { safeTxHash: hash }
    case 'signMessage':
    case 'signTypedMessage':
      return { messageHash: hash, signature: '0x1234' }
    case 'getTxBySafeTxHash':
      return details
    case 'wallet_getPermissions':
      return []
    case 'wallet_requestPermissions':
      return granted
    case 'rpcCall': {
      const { call } = params as { call: string }
      if (call === 'eth_getTransactionReceipt') return receipt
      if (call === 'eth_getTransactionByHash') return { hash: mined, r: '0x1' }
      if (call === 'eth_getBlockByNumber') return { number: '0x10' }
      if (call === 'eth_call') return '0x'
      return '0x1'
    }
    default:
      return []
  }
}

type Answer = typeof answer
const refusing: Answer = (method, params) => {
  if (method === 'getSafeInfo') return safe
  throw new Error(`${method} refused ${params === undefined}`)
}

async function compare(
  use: (sdk: Sdk, provider: Provider) => Promise<unknown>,
  how: Answer = answer,
) {
  const run = (sdkClass: unknown, providerClass: unknown) =>
    recordPosts(async () => {
      const sdk = new (sdkClass as typeof ours.SafeAppsSDK)()
      const provider = new (providerClass as typeof ours.SafeAppProvider)(
        safe,
        sdk,
      )
      return use(sdk, provider)
    }, how)
  const { default: maybe } = theirs as unknown as { default: unknown }
  const theirClass =
    typeof maybe === 'function' ? maybe : (maybe as typeof theirs).default
  const expected = await run(theirClass, TheirProvider)
  const actual = await run(ours.SafeAppsSDK, ours.SafeAppProvider)
  expect({ ...actual, posts: askOnce(actual.posts) }).toEqual({
    ...expected,
    posts: askOnce(expected.posts),
  })
  return actual
}

// Theirs asks for the safe again before the second of two calls.
function askOnce(posts: readonly Post[]): readonly Post[] {
  return posts.filter(
    ({ method }, index) => method !== 'getSafeInfo' || index === 0,
  )
}

const sdkCalls: Record<string, (sdk: Sdk) => Promise<unknown>> = {
  getInfo: (sdk) => sdk.safe.getInfo(),
  getChainInfo: (sdk) => sdk.safe.getChainInfo(),
  getEnvironmentInfo: (sdk) => sdk.safe.getEnvironmentInfo(),
  'balances in usd': (sdk) => sdk.safe.experimental_getBalances(),
  'balances in eur': (sdk) =>
    sdk.safe.experimental_getBalances({ currency: 'eur' }),
  getOffChainSignature: (sdk) => sdk.safe.getOffChainSignature(hash),
  requestAddressBook: (sdk) => sdk.safe.requestAddressBook(),
  'isMessageSigned, text': (sdk) => sdk.safe.isMessageSigned('approve rugpull'),
  'isMessageSigned, signature': (sdk) =>
    sdk.safe.isMessageSigned('approve rugpull', '0x1234'),
  'isMessageSigned, typed data': (sdk) => sdk.safe.isMessageSigned(mail),
  'isMessageSigned, neither': (sdk) => sdk.safe.isMessageSigned({} as never),
  isMessageHashSigned: (sdk) => sdk.safe.isMessageHashSigned(hash, '0xabcdef'),
  send: (sdk) =>
    sdk.txs.send({
      txs: [{ to: address, value: '1', data: '0x' }],
      params: { safeTxGas: 7 },
    }),
  'send, no params': (sdk) =>
    sdk.txs.send({ txs: [{ to: address, value: '1', data: '0x' }] }),
  'send, nothing': (sdk) => sdk.txs.send({ txs: [] }),
  getBySafeTxHash: (sdk) => sdk.txs.getBySafeTxHash(hash),
  'getBySafeTxHash, none': (sdk) => sdk.txs.getBySafeTxHash(''),
  signMessage: (sdk) => sdk.txs.signMessage('hi'),
  signTypedMessage: (sdk) => sdk.txs.signTypedMessage(mail),
  'signTypedMessage, malformed': (sdk) =>
    sdk.txs.signTypedMessage({ types: {} } as never),
  getPermissions: (sdk) => sdk.wallet.getPermissions(),
  requestPermissions: (sdk) =>
    sdk.wallet.requestPermissions([{ requestAddressBook: {} }]),
  'requestPermissions, unknown': (sdk) =>
    sdk.wallet.requestPermissions([{ everything: {} }]),
  'requestPermissions, a text': (sdk) =>
    sdk.wallet.requestPermissions(['requestAddressBook'] as never),
  'eth.call': (sdk) => sdk.eth.call([{ to: address, data: '0x' }]),
  'eth.call, block': (sdk) => sdk.eth.call([{ to: address }, '0x1']),
  'eth.getBalance': (sdk) => sdk.eth.getBalance([address]),
  'eth.getCode': (sdk) => sdk.eth.getCode([address, '0x1']),
  'eth.getStorageAt': (sdk) => sdk.eth.getStorageAt([address, 17]),
  'eth.getPastLogs': (sdk) =>
    sdk.eth.getPastLogs([{ address, fromBlock: 3, toBlock: 'latest' }]),
  'eth.getBlockByHash': (sdk) => sdk.eth.getBlockByHash([hash]),
  'eth.getBlockByNumber': (sdk) => sdk.eth.getBlockByNumber([17]),
  'eth.getBlockByNumber, tag': (sdk) =>
    sdk.eth.getBlockByNumber(['latest', true]),
  'eth.getTransactionByHash': (sdk) => sdk.eth.getTransactionByHash([hash]),
  'eth.getTransactionReceipt': (sdk) => sdk.eth.getTransactionReceipt([hash]),
  'eth.getTransactionCount': (sdk) => sdk.eth.getTransactionCount([address]),
  'eth.getGasPrice': (sdk) => sdk.eth.getGasPrice(),
  'eth.getEstimateGas': (sdk) => sdk.eth.getEstimateGas({ to: address }),
  'eth.setSafeSettings': (sdk) =>
    sdk.eth.setSafeSettings([{ offChainSigning: true }]),
}

test.each(Object.entries(sdkCalls))('default (%s)', async (_, use) => {
  await compare(use)
})

test.each(Object.entries(sdkCalls))(
  'behavior: a refusal (%s)',
  async (_, use) => {
    await compare(use, refusing)
  },
)

const requests: readonly [method: string, params?: unknown][] = [
  ['eth_accounts'],
  ['eth_chainId'],
  ['net_version'],
  ['personal_sign', ['hi', address]],
  ['personal_sign', ['hi', address.toLowerCase()]],
  ['personal_sign', ['hi', other]],
  ['eth_sign', [address, hash]],
  ['eth_sign', [address, 'hi']],
  ['eth_sign', [other, hash]],
  ['eth_signTypedData', [address, mail]],
  ['eth_signTypedData_v4', [address, JSON.stringify(mail)]],
  ['eth_signTypedData_v4', [other, JSON.stringify(mail)]],
  ['eth_signTypedData_v4', [address, '{']],
  ['eth_signTypedData_v4', [address, { types: {} }]],
  ['eth_sendTransaction', [{ from: address, to: other }]],
  [
    'eth_sendTransaction',
    [{ to: other, value: '0x1', data: '0x12', gas: '0x5208', gasPrice: '0x1' }],
  ],
  ['eth_sendTransaction', [{ to: other, value: undefined, data: undefined }]],
  ['eth_sendTransaction', [{ to: other, gas: 21000 }]],
  ['eth_blockNumber'],
  ['eth_getBalance', [address, '0x1']],
  ['eth_getBalance', [address]],
  ['eth_getCode', [address]],
  ['eth_getTransactionCount', [address, 'pending']],
  ['eth_getStorageAt', [address, '0x0', 'latest']],
  ['eth_getBlockByNumber', ['latest', true]],
  ['eth_getBlockByNumber', ['0x1']],
  ['eth_getBlockByHash', [hash, false]],
  ['eth_getTransactionByHash', [hash]],
  ['eth_getTransactionReceipt', [hash]],
  ['eth_estimateGas', [{ to: other }]],
  ['eth_call', [{ to: other, data: '0x' }, '0x1']],
  ['eth_call', [{ to: other, data: '0x' }]],
  ['eth_getLogs', [{ address }]],
  ['eth_gasPrice'],
  ['wallet_getPermissions'],
  ['wallet_requestPermissions', [[{ requestAddressBook: {} }]]],
  ['safe_setSettings', [{ offChainSigning: false }]],
  [
    'wallet_sendCalls',
    [{ chainId: '0x5', from: address, calls: [{ to: other }] }],
  ],
  [
    'wallet_sendCalls',
    [
      {
        version: '1.0',
        chainId: '0x5',
        from: address,
        calls: [
          { to: other, value: '0x1', data: '0x12' },
          { to: other, value: '0x2' },
        ],
      },
    ],
  ],
  ['wallet_sendCalls', [{ chainId: '0x1', calls: [{ to: other }] }]],
  [
    'wallet_sendCalls',
    [{ chainId: '0x5', from: other, calls: [{ to: other }] }],
  ],
  ['wallet_sendCalls', [{ chainId: '0x5', from: address, calls: [{}] }]],
  ['wallet_sendCalls', [{ chainId: '0x5', from: address, calls: [] }]],
  ['eth_feeFi'],
  ['wallet_addEthereumChain', [{}]],
  ['eth_sendRawTransaction', ['0x12']],
]

test.each(
  requests.map(([method, params]) => [method, JSON.stringify(params), params]),
)(
  'behavior: the provider posts the same (%s %s)',
  async (method, _, params) => {
    await compare((_, provider) =>
      provider.request({ method: method as string, params }),
    )
  },
)

test('behavior: a sent transaction is found by its hash', async () => {
  const pending: Answer = (method, params) =>
    method === 'getTxBySafeTxHash'
      ? { txStatus: 'AWAITING_EXECUTION', txHash: null }
      : answer(method, params)
  const { outcome } = await compare(async (_, provider) => {
    await provider.request({
      method: 'eth_sendTransaction',
      params: [{ to: other, value: '0x1' }],
    })
    return provider.request({
      method: 'eth_getTransactionByHash',
      params: [hash],
    })
  }, pending)
  expect(outcome).toEqual({
    value: {
      from: address,
      hash,
      gas: 0,
      gasPrice: '0x00',
      nonce: 0,
      input: '0x',
      value: '0x1',
      to: other,
      blockHash: null,
      blockNumber: null,
      transactionIndex: null,
    },
  })
})

test('behavior: the same values are exported', () => {
  const names = Object.keys(theirs).filter(
    (name) => !['default', 'module.exports', '__esModule'].includes(name),
  )
  expect(names.length).toBeGreaterThan(9)
  const actual: Record<string, unknown> = { ...ours }
  for (const [name, value] of Object.entries(theirs)) {
    if (!names.includes(name)) continue
    expect(actual).toHaveProperty(name)
    if (typeof value === 'object') expect(actual[name]).toEqual(value)
  }
  expect(ours.getSDKVersion()).toBe(theirs.getSDKVersion())
  expect(ours.MessageFormatter.makeResponse('1', [], '9')).toEqual(
    theirs.MessageFormatter.makeResponse('1', [], '9'),
  )
  expect(ours.MessageFormatter.makeErrorResponse('1', 'no', '9')).toEqual(
    theirs.MessageFormatter.makeErrorResponse('1', 'no', '9'),
  )
  const request = ours.MessageFormatter.makeRequest('rpcCall', undefined)
  expect(Object.keys(request)).toEqual(
    Object.keys(theirs.MessageFormatter.makeRequest('rpcCall' as never, 0)),
  )
  expect(request.id).toMatch(/^[0-9a-f]{10}$/)
})
