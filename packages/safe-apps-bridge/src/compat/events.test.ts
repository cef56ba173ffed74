import { afterEach, expect, test, vi } from 'vitest'
import { createFakeHost } from '../testing/createFakeHost.ts'
import { SafeAppProvider } from './SafeAppProvider.ts'
import { SafeAppsSDK } from './SafeAppsSDK.ts'

const other = '0x00000000000000000000000000000000000000bb'

async function setup(
  options?: ConstructorParameters<typeof SafeAppsSDK>[0],
  page = {},
) {
  const wallet = createFakeHost()
  vi.stubGlobal('window', { ...wallet.app.window, ...page })
  const posted = vi.spyOn(
    wallet.app.window.parent as { postMessage(message: unknown): void },
    'postMessage',
  )
  const sdk = new SafeAppsSDK(options)
  const safe = await sdk.safe.getInfo()
  return { wallet, sdk, posted, provider: new SafeAppProvider(safe, sdk) }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('behavior: sends calls through the port after the first answer', async () => {
  const { sdk, posted } = await setup()
  await vi.waitFor(async () => {
    const { length } = posted.mock.calls
    expect(await sdk.eth.getGasPrice()).toBe('0x0')
    expect(posted.mock.calls).toHaveLength(length)
  })
})

test('behavior: the provider emits another chain, another safe and the end', async () => {
  const { wallet, provider, sdk } = await setup()
  const heard: unknown[] = []
  for (const name of ['chainChanged', 'accountsChanged', 'disconnect'])
    provider.on(name, (payload: unknown) => heard.push([name, payload]))
  wallet.setChain({ chainId: '10' })
  wallet.setSafe({ safeAddress: other })
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(provider.chainId).toBe(10)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([other])
  wallet.handle({ rpcCall: () => new Promise(() => undefined) })
  const waiting = sdk.eth.getGasPrice().catch((error) => error)
  wallet.dispose()
  await vi.waitFor(() => expect(heard).toHaveLength(3))
  expect(heard).toEqual([
    ['chainChanged', '0xa'],
    ['accountsChanged', [other]],
    ['disconnect', expect.objectContaining({ code: 4900 })],
  ])
  expect(await waiting).toBeInstanceOf(Error)
})

test('error: a read without an answer, while signing waits', async () => {
  const { wallet, sdk } = await setup({ timeout: 30 })
  const never = () => new Promise<never>(() => undefined)
  wallet.handle({ rpcCall: never, signMessage: never })
  const onSigned = vi.fn()
  void sdk.txs.signMessage('hi').then(onSigned, onSigned)
  await expect(sdk.eth.getGasPrice()).rejects.toMatchObject({
    name: 'BridgeTimeoutError',
    code: -32000,
  })
  expect(onSigned).not.toHaveBeenCalled()
})

test('behavior: news of the wallet moves the deadline of a read', async () => {
  const { wallet, sdk } = await setup({ timeout: 400 })
  let answer = (_: unknown) => {}
  wallet.handle({
    rpcCall: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const read = sdk.eth.getGasPrice()
  for (let time = 0; time < 6; time++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    wallet.emit('readsQueued', { waiting: 1 })
  }
  answer('0x5')
  expect(await read).toBe('0x5')
})

test('behavior: outside of a frame no posted message passes for the wallet', () => {
  const page = {
    postMessage: vi.fn(),
    parent: {},
    addEventListener: () => undefined,
  }
  page.parent = page
  vi.stubGlobal('window', page)
  const sdk = new SafeAppsSDK() as unknown as {
    communicator: { isValidMessage(event: object): boolean }
  }
  const data = { id: 'a', success: true, version: '9.1.0', data: {} }
  const event = { source: page, origin: 'https://app.example', data }
  const { isValidMessage } = sdk.communicator
  expect(isValidMessage({ ...event, isTrusted: true })).toBe(false)
  // Tests of apps dispatch it untrusted.
  expect(isValidMessage({ ...event, isTrusted: false })).toBe(true)
  expect(isValidMessage({ ...event, source: null })).toBe(false)
})

test('behavior: a provider runs on parts of an SDK, as in tests of apps', async () => {
  const provider = new SafeAppProvider(
    { safeAddress: other, chainId: 5 } as never,
    { txs: { send: async () => ({ safeTxHash: '0x12' }) } } as never,
  )
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x5')
})
