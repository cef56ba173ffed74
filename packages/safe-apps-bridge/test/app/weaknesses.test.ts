import { expect, test, vi } from 'vitest'
import { createAppBridge } from '../../src/index.ts'
import { createLinkedWindows } from '../../src/testing/index.ts'

// Known weaknesses of apps, by the numbers of the threat list.

const wallet = 'https://wallet.example'
const safe = {
  safeAddress: '0x00000000000000000000000000000000000000AA',
  chainId: 1,
  threshold: 1,
  owners: [],
  isReadOnly: false,
}
const txs = [{ to: safe.safeAddress }]

function setup(options: Parameters<typeof createLinkedWindows>[0] = {}) {
  const windows = createLinkedWindows(options)
  const bridge = createAppBridge({ allowedOrigins: [wallet], ...windows.app })
  const parent = windows.app.window.parent as {
    postMessage(message: { id: string }, target: string): void
  }
  const posts = vi.spyOn(parent, 'postMessage')
  return { windows, bridge, posts }
}

test('behavior: S2, sends a request to the allowed wallet alone', () => {
  const { bridge, posts } = setup({ ancestorOrigins: false })
  void bridge.sendTransactions({ txs }).catch(() => undefined)
  expect(posts.mock.calls.map(([, target]) => target)).toEqual([wallet])
  bridge.dispose()
})

test.each([
  'https://evilwallet.example',
  'https://wallet.example.evil.io',
  'https://wallet.example:444',
  'http://wallet.example',
])('error: S3 and S4, %s is no wallet', async (hostOrigin) => {
  const { bridge, posts, windows } = setup({ hostOrigin })
  await expect(bridge.sendTransactions({ txs })).rejects.toMatchObject({
    name: 'OriginNotAllowedError',
  })
  expect(posts).not.toHaveBeenCalled()
  windows.toApp({ id: '1', success: true, version: '9.1.0', data: safe })
  bridge.dispose()
})

test('error: S5, a page that is not framed has no wallet', async () => {
  const posts = vi.fn()
  const window = {
    postMessage: posts,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }
  const top = Object.assign(window, { parent: window })
  const bridge = createAppBridge({
    allowedOrigins: [wallet],
    window: top as never,
  })
  await expect(bridge.getSafeInfo()).rejects.toMatchObject({
    name: 'NotInHostError',
  })
  expect(posts).not.toHaveBeenCalled()
  expect(window.addEventListener).not.toHaveBeenCalled()
})

test.each([
  null,
  undefined,
  { version: 1 },
  { id: 1, success: true, version: '9' },
  { success: true, version: {}, data: safe },
])('behavior: S6, a malformed answer is ignored (%#)', async (part) => {
  const { windows, bridge, posts } = setup()
  const asked = bridge.getSafeInfo()
  const id = posts.mock.calls[0]?.[0].id
  windows.toApp(part && { id, ...part })
  windows.toApp({ id, success: true, version: '9.1.0', data: safe })
  await expect(asked).resolves.toEqual(safe)
  bridge.dispose()
})

test('behavior: S11, dispose removes every listener', async () => {
  const { windows, bridge } = setup()
  const asked = bridge.getSafeInfo()
  asked.catch(() => undefined)
  expect(windows.listenerCount()).toBe(1)
  bridge.dispose()
  await expect(asked).rejects.toMatchObject({ name: 'BridgeDisposedError' })
  expect(windows.listenerCount()).toBe(0)
})

test('behavior: S22, ids differ, and those of one bridge do not predict another’s', () => {
  const one = setup()
  const two = setup()
  for (const { bridge } of [one, two])
    for (let call = 0; call < 50; call++)
      void bridge.getSafeInfo().catch(() => undefined)
  const ids = [one, two].map(({ posts }) =>
    posts.mock.calls.map(([{ id }]) => id),
  )
  expect(new Set(ids.flat()).size).toBe(100)
  expect(ids[0]?.[0]?.slice(0, 12)).not.toBe(ids[1]?.[0]?.slice(0, 12))
  one.bridge.dispose()
  two.bridge.dispose()
})

test('behavior: each of several requests times out at its own time', async () => {
  vi.useFakeTimers()
  const { bridge } = setup()
  const late: number[] = []
  for (const timeout of [3000, 700, 2000, 700])
    bridge.getSafeInfo({ timeout }).catch(() => late.push(timeout))
  await vi.advanceTimersByTimeAsync(699)
  expect(late).toEqual([])
  await vi.advanceTimersByTimeAsync(2)
  expect(late).toEqual([700, 700])
  await vi.advanceTimersByTimeAsync(1300)
  expect(late).toEqual([700, 700, 2000])
  await vi.advanceTimersByTimeAsync(1000)
  expect(late).toEqual([700, 700, 2000, 3000])
  bridge.dispose()
  vi.useRealTimers()
})
