import { expect, test, vi } from 'vitest'
import { createSafeSettings } from '../../src/host/createSafeSettings.ts'
import {
  BridgeRejectedError,
  createPermissionStore,
} from '../../src/host/index.ts'
import {
  createDeferred,
  messageHash,
  origin,
  ours,
  safeInfo,
  safeTxHash,
  settled,
  setupHost,
  to,
} from './setupHost.ts'

// Nine ways in which known wallets leave an app waiting for ever.

test('behavior: a signing dialog that is closed answers', async () => {
  const { failure } = setupHost({
    signMessage: async () => {
      throw new BridgeRejectedError()
    },
  })
  expect(await failure('signMessage', { message: 'hi' })).toEqual({
    message: 'Transaction was rejected',
    code: 4001,
  })
})

test('behavior: a permission dialog that is closed answers, and so does the one behind it', async () => {
  const first = createDeferred<boolean>()
  const requestPermissions = vi
    .fn()
    .mockImplementationOnce(() => first.promise)
    .mockImplementationOnce(async () => true)
  const permissions = createPermissionStore()
  const { app, failure } = setupHost({ requestPermissions }, { permissions })
  const params = [{ requestAddressBook: {} }]
  const closed = failure('wallet_requestPermissions', params)
  const second = app.request('wallet_requestPermissions', params)
  await settled()
  expect(requestPermissions).toHaveBeenCalledTimes(1)
  first.reject(new BridgeRejectedError())
  expect(await closed).toEqual({
    message: 'Permissions were rejected',
    code: 4001,
  })
  expect(await second).toMatchObject([
    { parentCapability: 'requestAddressBook', invoker: origin },
  ])
})

test('behavior: two transactions under way are both answered, each with its own', async () => {
  const flows = [createDeferred<string>(), createDeferred<string>()]
  let count = 0
  const { failure } = setupHost({
    sendTransactions: async () => ({
      safeTxHash: (await flows[count++]?.promise) ?? '',
    }),
  })
  const first = failure('sendTransactions', { txs: [{ to }] })
  const second = failure('sendTransactions', { txs: [{ to }] })
  await settled()
  flows[0]?.reject(new BridgeRejectedError())
  expect(await first).toMatchObject({ message: 'Transaction was rejected' })
  flows[1]?.resolve(safeTxHash)
  expect(await second).toEqual({ data: { safeTxHash } })
})

test('behavior: answers requests for missing records', async () => {
  const { app, failure } = setupHost({
    getOffChainSignature: async () => undefined,
    getChainInfo: () => undefined,
    rpcCall: async () => undefined,
  })
  expect(await app.request('getOffChainSignature', messageHash)).toBe('')
  expect(await failure('getChainInfo')).toMatchObject({
    message: 'Request failed',
  })
  const call = { call: 'eth_getTransactionReceipt', params: [safeTxHash] }
  expect(await app.request('rpcCall', call)).toBe(null)
})

test('behavior: a request without env or params is answered', async () => {
  const { app, failure } = setupHost()
  const raw = { sdkVersion: null, omitParams: true }
  expect(await app.request('getSafeInfo', undefined, raw)).toEqual(safeInfo)
  for (const method of ['rpcCall', 'sendTransactions'])
    expect(await failure(method, undefined, raw)).toMatchObject({
      code: -32602,
    })
  const fixture = { id: 'id', sdkVersion: 'sdkVersion' }
  expect(await app.request('getSafeInfo', undefined, fixture)).toEqual(safeInfo)
})

test('behavior: settings are merged and kept', async () => {
  const signMessage = vi.fn(async () => ({ safeTxHash }))
  const { app } = setupHost({ signMessage })
  const set = (settings: unknown) =>
    app.request('rpcCall', { call: 'safe_setSettings', params: [settings] })
  expect(await set({ offChainSigning: 0 })).toEqual({ offChainSigning: false })
  expect(await set({ other: 1, __proto__: { x: 1 } })).toEqual({
    offChainSigning: false,
  })
  await app.request('signMessage', { message: 'hi' })
  expect(signMessage).toHaveBeenCalledWith(
    { message: 'hi' },
    expect.objectContaining({
      settings: { offChainSigning: false },
      sdkVersion: '9.1.0',
      origin,
    }),
  )
  const settings = createSafeSettings()
  expect(settings.get()).toEqual({ offChainSigning: true })
})

test('behavior: sends another safe or chain, and aborts requests for the old one', async () => {
  let safe = safeInfo
  let chainId = '1337'
  let aborted = false
  const { app, host, failure } = setupHost({
    getSafeInfo: () => safe,
    getChainInfo: () => ({
      chainName: 'Other',
      chainId,
      shortName: 'o',
      nativeCurrency: { name: 'E', symbol: 'E', decimals: 18 },
    }),
    sendTransactions: (_, { signal }) =>
      new Promise(() => {
        signal.addEventListener('abort', () => {
          aborted = true
        })
      }),
  })
  await app.request('getSafeInfo', undefined, ours)
  const pending = failure('sendTransactions', { txs: [{ to }] })
  await settled()
  safe = { ...safe, chainId: 1, safeAddress: `0x${'bb'.repeat(20)}` }
  chainId = '1'
  host.refresh()
  expect(await pending).toMatchObject({ message: 'Transaction was rejected' })
  expect(aborted).toBe(true)
  expect(app.events.map(({ event }) => event)).toEqual([
    'chainChanged',
    'safeChanged',
  ])
  expect(app.events[1]?.payload).toEqual(safe)
})

test('behavior: sends an event when a wallet connects', async () => {
  let safe = { ...safeInfo, isReadOnly: true }
  const { app, host } = setupHost({ getSafeInfo: () => safe })
  await app.request('getSafeInfo', undefined, ours)
  safe = { ...safe, isReadOnly: false }
  host.refresh()
  host.refresh()
  await settled()
  expect(app.events).toEqual([
    { event: 'safeChanged', payload: safe },
    { event: 'readOnlyChanged', payload: { isReadOnly: false } },
  ])
})

test('behavior: reports an app that navigates to another origin, or serves an allowed one', async () => {
  const onBlocked = vi.fn()
  const { app, failure } = setupHost(
    {},
    { onBlocked, allowedOrigins: ['https://dao.example'] },
  )
  app.load('https://dao.example')
  expect(await failure('getSafeInfo')).toEqual({ data: safeInfo })
  expect(app.windows.posts.at(-1)?.targetOrigin).toBe('https://dao.example')
  app.load('https://www.app.example')
  void app.request('getSafeInfo')
  void app.request('getSafeInfo')
  await settled()
  expect(onBlocked.mock.calls).toEqual([['https://www.app.example']])
})
