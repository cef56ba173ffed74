import { expect, test, vi } from 'vitest'
import { BridgeError, createPermissionStore } from '../../src/host/index.ts'
import {
  chainInfo,
  messageHash,
  origin,
  safeInfo,
  safeTxHash,
  setupHost,
  to,
} from './setupHost.ts'

const typedData = {
  domain: { chainId: '0x539' },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  message: { text: 'hi' },
  primaryType: 'Mail',
}
const signature = '0x1234'
const balances = { fiatTotal: '0', items: [] }
const details = { txStatus: 'SUCCESS', txHash: safeTxHash }
const book = [{ address: to, name: 'Bob', chainId: '1337' }]

test('default: every method of the protocol', async () => {
  const { app, failure } = setupHost(
    {
      getCurrentTheme: () => ({ darkMode: true }),
      getSafeBalances: async () => balances,
      getTxBySafeTxHash: async () => details,
      getOffChainSignature: async () => signature,
      requestAddressBook: async () => book,
      requestPermissions: async () => true,
      signMessage: async () => ({ messageHash, signature }),
      signTypedMessage: async () => ({ safeTxHash }),
    },
    { permissions: createPermissionStore() },
  )
  const held = [
    {
      parentCapability: 'requestAddressBook',
      invoker: origin,
      date: expect.any(Number),
      caveats: [{ type: 'scope', value: `1337:${to.toLowerCase()}` }],
    },
  ]
  const table: [string, unknown, unknown][] = [
    ['getSafeInfo', undefined, safeInfo],
    ['getChainInfo', undefined, chainInfo],
    ['getEnvironmentInfo', undefined, { origin: 'https://wallet.example' }],
    ['getEnvInfo', undefined, { txServiceUrl: '' }],
    ['getCurrentTheme', undefined, { darkMode: true }],
    ['getSafeBalances', { currency: 'eur' }, balances],
    ['getTxBySafeTxHash', { safeTxHash }, details],
    ['getOffChainSignature', messageHash, signature],
    ['wallet_getPermissions', undefined, []],
    ['wallet_requestPermissions', [{ requestAddressBook: {} }], held],
    ['wallet_getPermissions', undefined, held],
    ['requestAddressBook', undefined, book],
    ['rpcCall', { call: 'eth_blockNumber', params: [] }, '0x1'],
    ['sendTransactions', { txs: [{ to }] }, { safeTxHash }],
    ['signMessage', { message: 'hi' }, { messageHash, signature }],
    ['signTypedMessage', { typedData }, { safeTxHash }],
  ]
  for (const [method, params, data] of table)
    expect(await failure(method, params), method).toEqual({ data })
  const ids = app.answers.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('behavior: balances are in US dollars by default', async () => {
  const getSafeBalances = vi.fn(async () => balances)
  const { app } = setupHost({ getSafeBalances })
  await app.request('getSafeBalances')
  expect(getSafeBalances).toHaveBeenCalledWith(
    { currency: 'usd' },
    { signal: expect.any(AbortSignal) },
  )
})

test('behavior: typed data arrives as a bounded copy without prototype keys', async () => {
  const signTypedMessage = vi.fn(async () => ({ safeTxHash }))
  const { app } = setupHost({ signTypedMessage })
  const message = JSON.parse('{"text":"hi","__proto__":{"x":1}}')
  await app.request('signTypedMessage', {
    typedData: { ...typedData, message, extra: 1 },
  })
  const [request] = signTypedMessage.mock.calls[0] as unknown as [
    { typedData: object },
  ]
  expect(JSON.parse(JSON.stringify(request.typedData))).toEqual(typedData)
})

test.each([
  'getCurrentTheme',
  'getSafeBalances',
  'getTxBySafeTxHash',
  'getOffChainSignature',
  'signMessage',
  'signTypedMessage',
  'requestAddressBook',
  'wallet_getPermissions',
  'wallet_requestPermissions',
])('error: %s of a wallet that does not serve it', async (method) => {
  const { failure } = setupHost()
  expect(await failure(method)).toEqual({
    message: `"${method}" not implemented`,
    code: 4200,
  })
})

test('error: addresses the wallet finds wrong', async () => {
  const checksumAddress = vi.fn((address: string) => {
    if (address === to) throw new Error('bad checksum')
    return address.toUpperCase()
  })
  const { failure, handlers } = setupHost({}, { checksumAddress })
  expect(await failure('sendTransactions', { txs: [{ to }] })).toEqual({
    message: 'txs[0].to is not an address.',
    code: -32602,
  })
  const other = `0x${'bb'.repeat(20)}`
  await failure('sendTransactions', { txs: [{ to: other }] })
  expect(handlers.sendTransactions).toHaveBeenCalledWith(
    expect.objectContaining({
      txs: [{ to: other.toUpperCase(), value: '0', data: '0x' }],
    }),
    expect.anything(),
  )
})

test('error: a failing permission handler leaves the store unchanged', async () => {
  const permissions = createPermissionStore()
  const requestPermissions = vi
    .fn()
    .mockRejectedValueOnce(new Error('secret'))
    .mockRejectedValueOnce(new BridgeError('Closed', { code: 4001 }))
  const { failure } = setupHost({ requestPermissions }, { permissions })
  const ask = () =>
    failure('wallet_requestPermissions', [{ requestAddressBook: {} }])
  expect(await ask()).toEqual({ message: 'Request failed' })
  expect(await ask()).toEqual({ message: 'Closed', code: 4001 })
  expect(permissions.list().size).toBe(0)
})
