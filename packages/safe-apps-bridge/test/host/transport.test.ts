import { expect, test, vi } from 'vitest'
import { createPermissionStore } from '../../src/host/index.ts'
import {
  createDeferred,
  origin,
  ours,
  safeInfo,
  safeTxHash,
  settled,
  setupHost,
  to,
} from './setupHost.ts'

const gasPrice = { call: 'eth_gasPrice', params: [] }

test('default: an app that knows ports gets one and is served through it', async () => {
  const { app } = setupHost()
  await app.request('getSafeInfo', undefined, ours)
  await settled()
  expect(app.hasPort).toBe(true)
  const { length } = app.windows.posts
  const byPort = { ...ours, port: true }
  expect(await app.request('getSafeInfo', undefined, byPort)).toEqual(safeInfo)
  expect(await app.request('rpcCall', gasPrice, byPort)).toBe('0x1')
  expect(app.windows.posts).toHaveLength(length)
  // The window continues to work, and no second port comes.
  expect(await app.request('getSafeInfo', undefined, ours)).toEqual(safeInfo)
  await settled()
  expect(app.answers.filter(({ id }) => id === 'evt:port')).toHaveLength(1)
})

test('behavior: every answer lists the features, and old apps get no events', async () => {
  const { app, host } = setupHost()
  await app.request('getSafeInfo')
  host.emit('transactionStatus', {
    safeTxHash,
    txStatus: 'SUCCESS',
    txHash: safeTxHash,
  })
  await settled()
  expect(app.answers).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{10}$/),
      success: true,
      version: '9.1.0',
      features: ['port/1', 'events/1', 'errors/1'],
      data: safeInfo,
    },
  ])
})

test('behavior: events reach apps that know them, the theme reaches all', async () => {
  let darkMode = false
  const { app, host } = setupHost({ getCurrentTheme: () => ({ darkMode }) })
  await settled()
  expect(app.events).toEqual([
    { event: 'themeChanged', payload: { darkMode: false } },
  ])
  expect(await app.request('getCurrentTheme', undefined, ours)).toEqual({
    darkMode: false,
  })
  darkMode = true
  host.emit('themeChanged', { darkMode })
  host.emit('messageProposed', { messageHash: safeTxHash, requestId: 'a' })
  host.emit('shutdown', null)
  await settled()
  expect(app.events.slice(1)).toEqual([
    { event: 'themeChanged', payload: { darkMode: true } },
    {
      event: 'messageProposed',
      payload: { messageHash: safeTxHash, requestId: 'a' },
    },
    { event: 'shutdown', payload: null },
  ])
  const ids = app.answers.map(({ id }) => id)
  expect(ids.slice(-2)).toEqual(['evt:1', 'evt:2'])
})

test('behavior: sends an event when permissions change elsewhere', async () => {
  const permissions = createPermissionStore()
  const { app } = setupHost({}, { permissions, permissionScope: 'all' })
  await app.request('getSafeInfo', undefined, ours)
  permissions.grant('https://other.example', ['requestAddressBook'])
  permissions.grant(origin, ['requestAddressBook'])
  permissions.revoke(origin)
  await settled()
  expect(app.events).toEqual([
    {
      event: 'permissionsChanged',
      payload: [
        {
          parentCapability: 'requestAddressBook',
          invoker: origin,
          date: expect.any(Number),
          caveats: [],
        },
      ],
    },
    { event: 'permissionsChanged', payload: [] },
  ])
})

test('behavior: a port dies with its document, the next document gets its own', async () => {
  const answer = createDeferred<string>()
  const { app, host } = setupHost({ rpcCall: () => answer.promise })
  await app.request('getSafeInfo', undefined, ours)
  await settled()
  void app.request('rpcCall', gasPrice, { ...ours, port: true })
  await settled()
  app.load()
  expect(host.epoch).toBe(2)
  await app.request('getSafeInfo', undefined, ours)
  await settled()
  expect(app.hasPort).toBe(true)
  const { length } = app.answers
  answer.resolve('0x1')
  await settled()
  expect(app.answers).toHaveLength(length)
  const byPort = { ...ours, port: true }
  expect(await app.request('getSafeInfo', undefined, byPort)).toEqual(safeInfo)
})

test('behavior: answers of an older epoch are dropped', async () => {
  const answer = createDeferred<string>()
  const onAudit = vi.fn()
  const { app } = setupHost({ rpcCall: () => answer.promise }, { onAudit })
  void app.request('rpcCall', gasPrice, { id: 'id' })
  await settled()
  app.load('https://elsewhere.example')
  app.load(origin)
  answer.resolve('0x1')
  await settled()
  expect(app.windows.posts).toEqual([])
  expect(onAudit).toHaveBeenCalledWith({
    method: 'rpcCall',
    origin,
    size: expect.any(Number),
    duration: expect.any(Number),
    outcome: 'dropped',
  })
})

test('behavior: answers a request from before the load event after it', async () => {
  const answer = createDeferred<string>()
  const { app, host } = setupHost({ rpcCall: () => answer.promise })
  const result = app.request('rpcCall', gasPrice)
  await settled()
  // `app.load` would be another document than the one that sent the request.
  app.windows.load()
  expect(host.epoch).toBe(2)
  answer.resolve('0x5')
  expect(await result).toBe('0x5')
})

test('behavior: a frame that shows another origin gets neither answers nor ports nor events', async () => {
  const onBlocked = vi.fn()
  const { app, host } = setupHost({}, { onBlocked })
  await app.request('getSafeInfo', undefined, ours)
  await settled()
  app.load('https://evil.example')
  const { length } = app.answers
  void app.request('getSafeInfo', undefined, ours)
  host.emit('readOnlyChanged', { isReadOnly: true })
  await settled()
  expect(app.answers).toHaveLength(length)
  expect(app.hasPort).toBe(false)
  expect(onBlocked.mock.calls).toEqual([['https://evil.example']])
})

test('behavior: dispose answers through window and port, then closes the port', async () => {
  const { app, host, failure } = setupHost({
    sendTransactions: () => new Promise(() => {}),
    rpcCall: () => new Promise(() => {}),
  })
  await app.request('getSafeInfo', undefined, ours)
  await settled()
  const results = [
    failure('sendTransactions', { txs: [{ to }] }),
    failure('sendTransactions', { txs: [{ to }] }),
    failure('rpcCall', gasPrice, { ...ours, port: true }),
  ]
  await settled()
  host.dispose()
  expect(await Promise.all(results)).toEqual(
    Array(3).fill({ message: 'Request failed', code: 4900 }),
  )
  expect(app.events).toEqual([{ event: 'shutdown', payload: null }])
  const { length } = app.answers
  void app.request('getSafeInfo', undefined, { ...ours, port: true })
  host.emit('readOnlyChanged', { isReadOnly: true })
  host.refresh()
  await settled()
  expect(app.answers).toHaveLength(length)
})

test('behavior: while suspended everything waits, then all is answered', async () => {
  const { app, host, handlers, failure } = setupHost()
  host.suspend()
  const info = app.request('getSafeInfo')
  const sent = app.request('sendTransactions', { txs: [{ to }] })
  await settled()
  expect(app.answers).toEqual([])
  expect(handlers.sendTransactions).not.toHaveBeenCalled()
  host.resume()
  expect(await info).toEqual(safeInfo)
  expect(await sent).toEqual({ safeTxHash })
  // A request of a document that is gone must not prompt the user.
  host.suspend()
  void failure('sendTransactions', { txs: [{ to }] })
  await settled()
  app.load()
  host.resume()
  await settled()
  expect(handlers.sendTransactions).toHaveBeenCalledTimes(1)
})

test('error: too much waits', async () => {
  const { app, host } = setupHost()
  host.suspend()
  for (let index = 0; index < 1100; index++)
    app.post({ id: `${index}`, method: 'getSafeInfo' })
  await vi.waitFor(() => expect(app.answers).toHaveLength(100))
  expect(app.answers[0]).toMatchObject({ id: '1000', code: -32005 })
})

test('behavior: a read that never ends is answered', async () => {
  const signals: AbortSignal[] = []
  const { failure } = setupHost(
    {
      rpcCall: (_, { signal }) => {
        signals.push(signal)
        return new Promise(() => {})
      },
    },
    { readTimeout: 10 },
  )
  expect(await failure('rpcCall', gasPrice)).toEqual({
    message: 'The request took too long to respond.',
    code: -32000,
  })
  expect(signals[0]?.aborted).toBe(true)
})

test('behavior: the log has method, size, time and outcome', async () => {
  const onAudit = vi.fn()
  const { app, failure } = setupHost({}, { onAudit })
  await app.request('getSafeInfo')
  await failure('sendTransactions', { txs: [] })
  await failure('signMessage', { message: 'x'.repeat(5 * 1024 * 1024) })
  expect(onAudit.mock.calls.map(([entry]) => entry)).toMatchObject([
    { method: 'getSafeInfo', size: 8, outcome: 'succeeded', origin },
    { method: 'sendTransactions', outcome: 'failed' },
    { method: 'signMessage', size: Number.POSITIVE_INFINITY },
  ])
})

test('error: a read-only safe, when the wallet refuses then', async () => {
  const { failure, handlers } = setupHost(
    { getSafeInfo: () => ({ ...safeInfo, isReadOnly: true }) },
    { refuseReadOnly: true },
  )
  expect(await failure('sendTransactions', { txs: [{ to }] })).toMatchObject({
    code: 4100,
  })
  expect(handlers.sendTransactions).not.toHaveBeenCalled()
})
