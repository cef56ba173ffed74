import { expect, test, vi } from 'vitest'
import type { BridgeHandlers } from './BridgeHandlers.ts'
import { safeTxHash, setup, to } from './createBridgeHost.test.fixture.ts'

test('behavior: one request to the user at a time, few wait', async () => {
  const finish: (() => void)[] = []
  const sendTransactions = vi.fn(
    () =>
      new Promise<{ safeTxHash: string }>((resolve) => {
        finish.push(() => resolve({ safeTxHash }))
      }),
  )
  const { ask, answers, settled } = setup({ sendTransactions })
  for (let index = 0; index < 8; index++)
    ask('sendTransactions', { txs: [{ to }] }, `id-${index}`)
  await settled()
  expect(sendTransactions).toHaveBeenCalledTimes(1)
  expect(answers()).toMatchObject([
    { id: 'id-6', code: -32005 },
    { id: 'id-7', code: -32005 },
  ])
  for (let index = 0; index < 6; index++) {
    finish[index]?.()
    await settled()
  }
  expect(sendTransactions).toHaveBeenCalledTimes(6)
  expect(answers().map((answer) => (answer as { id: string }).id)).toEqual([
    'id-6',
    'id-7',
    'id-0',
    'id-1',
    'id-2',
    'id-3',
    'id-4',
    'id-5',
  ])
})

test('behavior: a repeated id opens one dialog; reads are answered each', async () => {
  let finish = () => {}
  const sendTransactions = vi.fn(
    () =>
      new Promise<{ safeTxHash: string }>((resolve) => {
        finish = () => resolve({ safeTxHash })
      }),
  )
  const { ask, answers, settled } = setup({ sendTransactions })
  ask('sendTransactions', { txs: [{ to }] }, 'id')
  ask('sendTransactions', { txs: [{ to }] }, 'id')
  ask('getSafeInfo', undefined, 'id')
  ask('getSafeInfo', undefined, 'id')
  await settled()
  finish()
  await settled()
  expect(sendTransactions).toHaveBeenCalledTimes(1)
  expect(answers()).toHaveLength(3)
})

test.each([
  ['another window', { source: {} }],
  ['no window', { source: null }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
])('behavior: messages of %s are ignored', (_, from) => {
  const { windows, answers } = setup()
  windows.toHost({ id: 'a', method: 'getSafeInfo' }, from)
  windows.toHost(
    { isCookieEnabled: true, id: 'a', method: 'getSafeInfo' },
    from,
  )
  expect(answers()).toEqual([])
})

test.each([
  null,
  undefined,
  7,
  'text',
  {},
  { id: 1, method: 'getSafeInfo' },
  { id: 'x'.repeat(129), method: 'getSafeInfo' },
  { id: 'a', method: 5 },
  { id: 'a', method: 'x'.repeat(65) },
  { category: 'safe-apps-analytics', action: 'x' },
])('behavior: ignores data that is not a request (%#)', (data) => {
  const { windows, answers } = setup()
  windows.toHost(data)
  expect(answers()).toEqual([])
})

test('behavior: a frame that navigates away loses its session', async () => {
  let aborted = false
  const sendTransactions: BridgeHandlers['sendTransactions'] = (
    _,
    { signal },
  ) =>
    new Promise(() => {
      signal.addEventListener('abort', () => {
        aborted = true
      })
    })
  const onBlocked = vi.fn()
  const { ask, answers, settled, windows, host } = setup(
    { sendTransactions },
    { onBlocked },
  )
  windows.load()
  expect(host.epoch).toBe(1)
  ask('sendTransactions', { txs: [{ to }] })
  await settled()
  windows.load('https://evil.example')
  expect(host.epoch).toBe(2)
  expect(aborted).toBe(true)
  await settled()
  expect(answers()).toMatchObject([{ error: 'Transaction was rejected' }])
  expect(windows.posts[0]?.targetOrigin).toBe('https://app.example')
  ask('sendTransactions', { txs: [{ to }] })
  ask('getSafeInfo')
  await settled()
  expect(answers()).toHaveLength(1)
  expect(onBlocked.mock.calls).toEqual([['https://evil.example']])
})

test('behavior: reads that are alike are read once and answered each', async () => {
  const rpcCall = vi.fn(async () => '0x1')
  const { ask, answers, settled } = setup({ rpcCall })
  ask('rpcCall', { call: 'eth_gasPrice' }, 'a')
  ask('rpcCall', { call: 'eth_gasPrice' }, 'b')
  ask('rpcCall', { call: 'eth_blockNumber' }, 'c')
  await settled()
  expect(rpcCall).toHaveBeenCalledTimes(2)
  expect(answers()).toMatchObject(['a', 'b', 'c'].map((id) => ({ id })))
  ask('rpcCall', { call: 'eth_gasPrice' }, 'd')
  expect(rpcCall).toHaveBeenCalledTimes(3)
})

test('behavior: after a reload of the app it is served again', async () => {
  const { ask, answers, windows, host } = setup()
  windows.load()
  windows.load()
  expect(host.epoch).toBe(2)
  ask('getSafeInfo')
  expect(answers()).toHaveLength(1)
})

test('behavior: dispose answers open requests once and stops', async () => {
  let finish = () => {}
  const never = () => new Promise<never>(() => {})
  const { ask, answers, settled, windows, host } = setup({
    sendTransactions: never,
    rpcCall: () =>
      new Promise((resolve) => {
        finish = () => resolve('0x1')
      }),
  })
  ask('sendTransactions', { txs: [{ to }] }, 'a')
  ask('sendTransactions', { txs: [{ to }] }, 'b')
  ask('rpcCall', { call: 'eth_gasPrice' }, 'c')
  await settled()
  host.dispose()
  host.dispose()
  finish()
  await settled()
  expect(answers()).toMatchObject(
    ['a', 'b', 'c'].map((id) => ({ id, success: false, code: 4900 })),
  )
  expect(windows.listenerCount()).toBe(0)
})

test('error: an app of the wallet’s own origin', () => {
  const origin = 'https://wallet.example'
  expect(() => setup({}, { origin })).toThrowErrorMatchingInlineSnapshot(
    `[SameOriginError: An app of the wallet's own origin "https://wallet.example" is not embedded.]`,
  )
  expect(() => setup({}, { origin, allowSameOrigin: true })).not.toThrow()
})

test.each(['*', 'null', 'https://app.example/', 'file:///x', ''])(
  'error: %j is no exact origin',
  (origin) => {
    expect(() => setup({}, { origin })).toThrow('is not an exact origin')
  },
)
