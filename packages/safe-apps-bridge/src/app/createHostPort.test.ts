import { expect, test, vi } from 'vitest'
import { createFakeHost } from '../testing/createFakeHost.ts'
import { createLinkedWindows } from '../testing/createLinkedWindows.ts'
import { failure } from './createAppBridge.test.fixture.ts'
import { createAppBridge } from './createAppBridge.ts'

const version = '9.1.0'

function setup() {
  const wallet = createFakeHost()
  const bridge = createAppBridge({
    allowedOrigins: [wallet.origin],
    ...wallet.app,
  })
  const parent = wallet.app.window.parent as { postMessage(): void }
  const posts = vi.spyOn(parent, 'postMessage')
  return { wallet, bridge, posts }
}

test('default: requests move to the port', async () => {
  const { bridge, posts, wallet } = setup()
  await bridge.connect()
  await vi.waitFor(async () => {
    const before = posts.mock.calls.length
    await bridge.getChainInfo()
    expect(posts.mock.calls.length).toBe(before)
  }, 20_000)
  const before = posts.mock.calls.length
  expect(await bridge.rpcCall({ call: 'eth_gasPrice' })).toBe('0x0')
  expect(posts.mock.calls.length).toBe(before)
  expect(wallet.requests.at(-1)).toMatchObject({ method: 'rpcCall' })
  bridge.dispose()
  wallet.dispose()
})

test('behavior: a port that is silent is left for the window', async () => {
  const windows = createLinkedWindows()
  const bridge = createAppBridge({
    allowedOrigins: ['https://wallet.example'],
    ...windows.app,
  })
  const { port1, port2 } = new MessageChannel()
  const overPort = vi.fn()
  port1.onmessage = ({ data }) => overPort(data.method)
  const offer = {
    id: 'evt:port',
    success: true,
    version,
    data: { event: 'port' },
  }
  bridge.on('themeChanged', () => undefined)
  windows.toApp(offer, { ports: [port2] })
  await vi.waitFor(async () => {
    await bridge.getChainInfo({ timeout: 5 }).catch(() => undefined)
    expect(overPort).toHaveBeenCalledWith('getChainInfo')
  })
  const posted = vi.fn()
  windows.host.window.addEventListener('message', posted)
  await bridge.getChainInfo({ timeout: 5 }).catch(() => undefined)
  expect(posted).toHaveBeenCalledTimes(1)
  port1.close()
  bridge.dispose()
})

test.each([
  ['another window', { source: {} }],
  ['another origin', { origin: 'https://other.example' }],
])('error: a port of %s', async (_, from) => {
  const windows = createLinkedWindows()
  const bridge = createAppBridge({
    allowedOrigins: ['https://wallet.example'],
    ...windows.app,
  })
  const { port1, port2 } = new MessageChannel()
  const overPort = vi.fn()
  port1.onmessage = overPort
  bridge.on('themeChanged', () => undefined)
  const offer = {
    id: 'evt:port',
    success: true,
    version,
    data: { event: 'port' },
  }
  windows.toApp(offer, { ...from, ports: [port2] })
  await new Promise((resolve) => setTimeout(resolve, 20))
  await bridge.getChainInfo({ timeout: 20 }).catch(() => undefined)
  expect(overPort).not.toHaveBeenCalled()
  port1.close()
  port2.close()
  bridge.dispose()
})

test('behavior: calls listeners on events until they unsubscribe', async () => {
  const { wallet, bridge } = setup()
  const heard: unknown[] = []
  const stop = bridge.on('safeChanged', ({ threshold }) => {
    heard.push(threshold)
  })
  bridge.on('chainChanged', ({ chainId }) => heard.push(chainId))
  bridge.on('themeChanged', (theme) => heard.push(theme))
  await bridge.connect()
  wallet.setSafe({ threshold: 3 })
  await vi.waitFor(() => expect(heard).toContain(3))
  wallet.setChain({ chainId: '10' })
  await vi.waitFor(() => expect(heard).toContain('10'))
  wallet.emit('themeChanged', { darkMode: true })
  await vi.waitFor(() => expect(heard).toContainEqual({ darkMode: true }))
  stop()
  const before = heard.length
  wallet.setSafe({ threshold: 4 })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(heard.slice(before)).toEqual([])
})

test('behavior: the theme of a wallet without events', async () => {
  const windows = createLinkedWindows()
  const bridge = createAppBridge({
    allowedOrigins: ['https://wallet.example'],
    ...windows.app,
  })
  const heard = vi.fn()
  bridge.on('themeChanged', heard)
  const push = (data: unknown, from = {}) =>
    windows.toApp({ id: 'random', success: true, version, data }, from)
  push({ darkMode: true })
  push({ darkMode: 'yes' })
  push({ darkMode: false }, { origin: 'https://other.example' })
  push({ darkMode: false }, { source: {} })
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  expect(heard.mock.calls).toEqual([[{ darkMode: true }]])
})

test('behavior: drops malformed events', async () => {
  const windows = createLinkedWindows()
  const bridge = createAppBridge({
    allowedOrigins: ['https://wallet.example'],
    ...windows.app,
  })
  const heard = vi.fn()
  for (const name of ['safeChanged', 'readOnlyChanged', 'toString'])
    bridge.on(name as 'safeChanged', heard)
  for (const [event, payload] of [
    ['safeChanged', { safeAddress: 'x' }],
    ['readOnlyChanged', null],
    ['readOnlyChanged', { isReadOnly: 1 }],
    ['toString', {}],
    ['__proto__', {}],
    [7, {}],
    [undefined, undefined],
  ])
    windows.toApp({
      id: 'evt:1',
      success: true,
      version,
      data: { event, payload },
    })
  windows.toApp({ id: 'evt:2', success: true, version })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(heard).not.toHaveBeenCalled()
})

test('error: the wallet closes the app', async () => {
  const { wallet, bridge } = setup()
  await bridge.connect()
  wallet.handle({ rpcCall: () => new Promise(() => undefined) })
  const waiting = bridge.rpcCall({ call: 'eth_gasPrice' }).catch((e) => e)
  const closed = vi.fn()
  bridge.on('shutdown', closed)
  wallet.emit('shutdown', null)
  expect(await waiting).toMatchObject({
    message: 'The wallet closed the app.',
    code: 4900,
  })
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
})

test('error: calls fail at once after the wallet closed the app, and connect retries', async () => {
  const wallet = createFakeHost()
  const bridge = createAppBridge({
    allowedOrigins: [wallet.origin],
    ...wallet.app,
  })
  await bridge.connect()
  const pause = { pollInterval: 60_000 }
  const waiting = failure(
    bridge.waitForTransaction(`0x${'ab'.repeat(32)}`, pause),
  )
  await vi.waitFor(() => expect(wallet.requests).toHaveLength(2))
  const closed = new Promise((resolve) => bridge.on('shutdown', resolve))
  wallet.dispose()
  await closed
  const gone = {
    name: 'BridgeRequestError',
    message: 'The wallet closed the app.',
    code: 4900,
  }
  expect(await waiting).toEqual(gone)
  const start = performance.now()
  expect(await failure(bridge.getSafeInfo())).toEqual(gone)
  expect(await failure(bridge.rpcCall({ call: 'eth_gasPrice' }))).toEqual(gone)
  expect(await failure(bridge.signMessage('hi'))).toEqual(gone)
  expect(performance.now() - start).toBeLessThan(5000)
  expect(await failure(bridge.connect({ timeout: 20 }))).toMatchObject({
    name: 'BridgeTimeoutError',
  })
  bridge.dispose()
})

test('error: a pause between two questions ends with the bridge', async () => {
  const wallet = createFakeHost()
  const bridge = createAppBridge({
    allowedOrigins: [wallet.origin],
    ...wallet.app,
  })
  const hash = `0x${'ab'.repeat(32)}`
  const waiting = [
    bridge.waitForTransaction(hash, { pollInterval: 1e8 }),
    bridge.waitForOffChainSignature(hash, { pollInterval: 1e8 }),
  ].map(failure)
  await vi.waitFor(() => expect(wallet.requests).toHaveLength(2))
  // Let the answers arrive: both pause now.
  await new Promise((resolve) => setTimeout(resolve))
  bridge.dispose()
  for (const ended of waiting)
    expect(await ended).toMatchObject({ name: 'BridgeDisposedError' })
})

test('behavior: a queued read does not time out while the wallet reports progress', async () => {
  const wallet = createFakeHost()
  let answer = (_: unknown) => {}
  wallet.handle({
    rpcCall: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const bridge = createAppBridge({
    allowedOrigins: [wallet.origin],
    timeout: 1000,
    ...wallet.app,
  })
  await bridge.connect()
  // The code that handles events is loaded with the first one.
  const heard = new Promise((resolve) => bridge.on('themeChanged', resolve))
  wallet.emit('themeChanged', { darkMode: true })
  await heard
  const read = bridge.rpcCall({ call: 'eth_gasPrice' })
  for (let time = 0; time < 2500; time += 250) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    wallet.emit('readsQueued', { waiting: 1 })
  }
  answer('0x1')
  expect(await read).toBe('0x1')
  bridge.dispose()
  wallet.dispose()
})
