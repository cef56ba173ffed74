import { expect, onTestFinished, test, vi } from 'vitest'
import {
  BridgeError,
  type BridgeHandlers,
  createBridgeHost,
  createPermissionStore,
} from '../../src/host/index.ts'
import { createFakeApp } from '../../src/testing/index.ts'
import {
  createDeferred,
  origin,
  safeInfo,
  safeTxHash,
  settled,
  setupHost,
  to,
} from './setupHost.ts'

// Known faults of wallets, by the numbers of the threat list.

test('behavior: S1, posts answers to the exact origin alone', async () => {
  const { app } = setupHost()
  await app.request('getSafeInfo')
  await app.request('rpcCall', { call: 'eth_gasPrice', params: [] })
  const targets = app.windows.posts.map(({ targetOrigin }) => targetOrigin)
  expect(new Set(targets)).toEqual(new Set([origin]))
})

test('behavior: S7, no key of a message opens the door to other windows', async () => {
  const { app, handlers } = setupHost()
  for (const source of [{}, null])
    app.windows.toHost(
      {
        isCookieEnabled: true,
        id: 'a',
        method: 'sendTransactions',
        params: { txs: [{ to }] },
      },
      { source },
    )
  await settled()
  expect(handlers.sendTransactions).not.toHaveBeenCalled()
  expect(app.windows.posts).toEqual([])
})

test('behavior: S9, 600 reads at once are all answered, 20 at a time', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let running = 0
  let most = 0
  const rpcCall = vi.fn(async () => {
    running++
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 10))
    running--
    return '0x1'
  })
  const { failure, app } = setupHost({ rpcCall })
  const calls = Promise.all(
    Array.from({ length: 600 }, (_, index) =>
      failure('rpcCall', { call: 'eth_getCode', params: [to, `0x${index}`] }),
    ),
  )
  // At least one answer every second: no app sees five seconds of silence.
  for (let second = 1, before = 0; before < 600; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    expect(app.answers.length).toBeGreaterThan(before)
    before = app.answers.length
    expect(second).toBeLessThan(6)
  }
  expect(await calls).toEqual(Array(600).fill({ data: '0x1' }))
  expect(most).toBe(20)
  expect(rpcCall).toHaveBeenCalledTimes(600)
})

test('behavior: S10, texts of inner errors stay inside; those of BridgeError do not', async () => {
  const rpcCall = vi
    .fn()
    .mockRejectedValueOnce(new Error('https://node.example/secret-key'))
    .mockRejectedValueOnce({ error: 'secret' })
    .mockRejectedValueOnce(
      new BridgeError('Out of gas', { code: 3, data: '0xdead' }),
    )
  const { app, failure } = setupHost({ rpcCall })
  const call = { call: 'eth_call', params: [] }
  expect(await failure('rpcCall', call)).toEqual({ message: 'Request failed' })
  expect(await failure('rpcCall', call)).toEqual({ message: 'Request failed' })
  expect(await failure('rpcCall', call)).toMatchObject({ code: 3 })
  expect(app.answers.at(-1)).toMatchObject({
    error: 'Out of gas',
    data: '0xdead',
  })
})

test('behavior: S11, dispose removes every listener', async () => {
  const { app, host } = setupHost({
    rpcCall: () => new Promise(() => {}),
    sendTransactions: () => new Promise(() => {}),
  })
  const listeners = app.windows.listenerCount()
  void app
    .request('rpcCall', { call: 'eth_gasPrice', params: [] })
    .catch(() => {})
  await settled()
  host.dispose()
  expect(app.windows.listenerCount()).toBe(listeners - 2)
  await settled()
  const { length } = app.windows.posts
  app.post({ id: 'late', method: 'getSafeInfo' })
  await settled()
  expect(app.windows.posts).toHaveLength(length)
})

test('behavior: S12, a flood of requests shows one dialog', async () => {
  const { failure, handlers } = setupHost({
    sendTransactions: vi.fn(() => new Promise<never>(() => {})),
  })
  const refused: unknown[] = []
  for (let index = 0; index < 50; index++)
    void failure('sendTransactions', { txs: [{ to }] }).then((answer) =>
      refused.push(answer),
    )
  // The code that asks the user is loaded at the first request.
  await expect.poll(() => refused.length).toBe(44)
  await settled()
  expect(handlers.sendTransactions).toHaveBeenCalledTimes(1)
  expect(refused).toHaveLength(44)
})

test('error: S13, an unknown capability refuses the request before any dialog', async () => {
  const requestPermissions = vi.fn(async () => true)
  const permissions = createPermissionStore()
  const { failure } = setupHost({ requestPermissions }, { permissions })
  for (const params of [
    [{ requestAddressBook: {}, owners: {} }],
    [{ requestAddressBook: {} }, { toString: {} }],
    [JSON.parse('{"__proto__":{}}')],
    [],
    {},
    undefined,
    [null],
  ])
    expect(await failure('wallet_requestPermissions', params)).toEqual({
      message: 'Permissions request is invalid',
      code: -32602,
    })
  expect(requestPermissions).not.toHaveBeenCalled()
})

test('error: S14, a refusal differs from an empty address book', async () => {
  const permissions = createPermissionStore()
  const requestAddressBook = vi.fn(async () => [])
  const handlers = {
    requestAddressBook,
    requestPermissions: async () => false,
  }
  const { app, failure } = setupHost(handlers, { permissions })
  const book = () => failure('requestAddressBook')
  expect(await book()).toMatchObject({ code: 4100 })
  const asked = await failure('wallet_requestPermissions', [
    { requestAddressBook: {} },
  ])
  expect(asked).toEqual({ message: 'Permissions were rejected', code: 4001 })
  expect(await app.request('wallet_getPermissions')).toEqual([])
  expect(await book()).toEqual({
    message: 'Permissions were rejected',
    code: 4001,
  })
  expect(requestAddressBook).not.toHaveBeenCalled()
  const lenient = setupHost(handlers, { permissions, emptyOnDenied: true })
  expect(await lenient.app.request('requestAddressBook')).toEqual([])
})

test('error: S17, an app of the wallet’s own origin, also among the allowed ones', () => {
  const handlers = {} as BridgeHandlers
  const { host } = createFakeApp()
  expect(() =>
    createBridgeHost({
      ...host,
      handlers,
      origin,
      allowedOrigins: ['https://wallet.example'],
    }),
  ).toThrow(
    'An app of the wallet\'s own origin "https://wallet.example" is not embedded.',
  )
})

test('behavior: S18, an app can not choose the operation', async () => {
  const { app, handlers } = setupHost()
  await app.request('sendTransactions', {
    txs: [{ to, operation: 1, from: to, gas: 1 }],
    operation: 1,
  })
  expect(handlers.sendTransactions).toHaveBeenCalledWith(
    { txs: [{ to, value: '0', data: '0x' }], safeTxGas: undefined },
    expect.anything(),
  )
})

test('behavior: S22, rejects a repeated random id and accepts a constant one', async () => {
  const { failure, handlers } = setupHost()
  const send = (id: string) =>
    failure('sendTransactions', { txs: [{ to }] }, { id })
  expect(await send('7746e1f777')).toEqual({ data: { safeTxHash } })
  expect(await send('7746e1f777')).toEqual({
    message: 'The request was answered already.',
    code: -32600,
  })
  expect(await send('tx-builder')).toEqual({ data: { safeTxHash } })
  expect(await send('tx-builder')).toEqual({ data: { safeTxHash } })
  expect(handlers.sendTransactions).toHaveBeenCalledTimes(3)
})

test('behavior: S22, answers a request once that was repeated while it waited', async () => {
  const flow = createDeferred<{ safeTxHash: string }>()
  const { app, handlers } = setupHost({
    sendTransactions: vi.fn(() => flow.promise),
  })
  const message = {
    id: 'same',
    method: 'sendTransactions',
    params: { txs: [{ to }] },
  }
  app.post(message)
  app.post(message)
  await settled()
  flow.resolve({ safeTxHash })
  await settled()
  expect(handlers.sendTransactions).toHaveBeenCalledTimes(1)
  expect(app.answers).toHaveLength(1)
})

test('error: S23, answers that are too large', async () => {
  const { failure } = setupHost({
    rpcCall: async () => 'x'.repeat(9 * 1024 * 1024),
  })
  expect(
    await failure('rpcCall', { call: 'eth_getLogs', params: [{}] }),
  ).toMatchObject({ code: -32005 })
})

test.each([
  ['signMessage', { message: 'x'.repeat(256 * 1024 + 1) }],
  ['signMessage', { message: { text: 'hi' } }],
  ['signMessage', null],
  ['signTypedMessage', { typedData: 'text' }],
  ['signTypedMessage', { typedData: { domain: {}, types: {} } }],
  ['signTypedMessage', { typedData: { domain: {}, types: {}, message: [] } }],
  [
    'signTypedMessage',
    {
      typedData: {
        domain: {},
        types: {},
        message: { text: 'x'.repeat(256 * 1024 + 1) },
      },
    },
  ],
  ['getTxBySafeTxHash', { safeTxHash: '0x12' }],
  ['getTxBySafeTxHash', null],
  ['getOffChainSignature', { messageHash: safeTxHash }],
  ['getSafeBalances', { currency: '../../etc' }],
  ['getSafeBalances', { currency: 7 }],
])(
  'error: S23, parameters of %s that do not fit (%#)',
  async (method, params) => {
    const handler = vi.fn()
    const { failure } = setupHost({ [method]: handler })
    expect(await failure(method, params)).toMatchObject({ code: -32602 })
    expect(handler).not.toHaveBeenCalled()
  },
)

test('behavior: S24, ignores opaque documents', async () => {
  const onBlocked = vi.fn()
  const { app } = setupHost({}, { onBlocked })
  app.windows.toHost(
    { id: 'a', method: 'getSafeInfo' },
    { source: app.host.frame.contentWindow, origin: 'null' },
  )
  expect(app.windows.posts).toEqual([])
  expect(onBlocked).toHaveBeenCalledWith('null')
  expect(() => createPermissionStore().get('null')).toThrow()
})

test('behavior: S25, names of Object are methods like any unknown one', async () => {
  const { failure } = setupHost()
  for (const method of ['constructor', '__proto__', 'toString', 'valueOf'])
    expect(await failure(method)).toEqual({
      message: `"${method}" not implemented`,
      code: 4200,
    })
})

test('behavior: a broken log does not keep the app from its answer', async () => {
  const onAudit = vi.fn(() => {
    throw new Error('no disk')
  })
  const { app } = setupHost({}, { onAudit })
  expect(await app.request('getSafeInfo')).toEqual(safeInfo)
  const call = { call: 'eth_gasPrice', params: [] }
  expect(await app.request('rpcCall', call)).toBe('0x1')
  expect(onAudit).toHaveBeenCalledTimes(2)
})

test('behavior: a permission counts for the safe it was given in', async () => {
  let safe = safeInfo
  const requestPermissions = vi.fn(async () => true)
  const permissions = createPermissionStore()
  const { app, failure } = setupHost(
    {
      requestPermissions,
      requestAddressBook: async () => [],
      getSafeInfo: () => safe,
    },
    { permissions },
  )
  const ask = () =>
    app.request('wallet_requestPermissions', [{ requestAddressBook: {} }])
  await ask()
  await ask()
  expect(requestPermissions).toHaveBeenCalledTimes(1)
  expect(await app.request('requestAddressBook')).toEqual([])
  safe = { ...safe, safeAddress: `0x${'bb'.repeat(20)}` }
  expect(await failure('requestAddressBook')).toMatchObject({ code: 4100 })
  expect(await app.request('wallet_getPermissions')).toEqual([])
})
