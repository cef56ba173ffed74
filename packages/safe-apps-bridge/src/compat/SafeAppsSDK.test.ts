import { afterEach, expect, test, vi } from 'vitest'
import { createFakeHost } from '../testing/createFakeHost.ts'
import { PermissionsError } from './PermissionsError.ts'
import { SafeAppProvider } from './SafeAppProvider.ts'
import { SafeAppsSDK } from './SafeAppsSDK.ts'

const address = '0x00000000000000000000000000000000000000AA'

function setup(options?: ConstructorParameters<typeof SafeAppsSDK>[0]) {
  const wallet = createFakeHost()
  vi.stubGlobal('window', wallet.app.window)
  const sdk = new SafeAppsSDK(options)
  return { wallet, sdk }
}

/** A page that no wallet frames, as tests of apps have it. */
function openAlone() {
  const postMessage = vi.fn()
  const listeners = new Set<(event: object) => void>()
  const page = {
    postMessage,
    parent: {},
    addEventListener: (_: string, listener: never) => listeners.add(listener),
  }
  page.parent = page
  vi.stubGlobal('window', page)
  return {
    postMessage,
    reply(fields: object) {
      const data = { ...postMessage.mock.calls[0]?.[0], ...fields }
      for (const listener of listeners)
        listener({ source: page, origin: '', data })
    },
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('default', async () => {
  const { sdk, wallet } = setup({
    allowedDomains: [/^https:\/\/wallet\.example$/g],
  })
  const safe = await sdk.safe.getInfo()
  expect(safe).toMatchObject({ chainId: 1337, threshold: 1 })
  const provider = new SafeAppProvider(safe, sdk)
  expect(
    await provider.request({
      method: 'eth_sendTransaction',
      params: [{ to: address, value: '0x5' }],
    }),
  ).toMatch(/^0x(ab){32}$/)
  expect(wallet.batches).toMatchObject([{ txs: [{ value: '5', data: '0x' }] }])
})

test('behavior: posts within the call, to anyone in an unframed page', () => {
  const { postMessage } = openAlone()
  const sdk = new SafeAppsSDK({ allowedDomains: [/^https:\/\/x$/] })
  void sdk.safe.getInfo()
  expect(postMessage).toHaveBeenCalledWith(
    expect.objectContaining({ method: 'getSafeInfo', params: undefined }),
    '*',
  )
  expect(Object.hasOwn(postMessage.mock.calls[0]?.[0], 'params')).toBe(true)
})

test('behavior: an unframed page takes its own answer', async () => {
  const { reply } = openAlone()
  const sdk = new SafeAppsSDK()
  const info = sdk.safe.getChainInfo()
  reply({ success: true, version: 1, data: 'no' })
  reply({ success: true, version: '1.0.0', data: 'yes' })
  expect(await info).toBe('yes')
})

test('behavior: the caller’s array stays as it is', () => {
  openAlone()
  const params: [string, string?] = [address]
  void new SafeAppsSDK().eth.getBalance(params)
  expect(params).toEqual([address])
})

test('behavior: a refusal has a code', async () => {
  const { reply } = openAlone()
  const sent = new SafeAppsSDK().txs.signMessage('hi').catch((error) => error)
  reply({ success: false, version: '9.1.0', error: 'Transaction was rejected' })
  expect(await sent).toMatchObject({
    message: 'Transaction was rejected',
    code: 4001,
  })
})

test('error: a wallet that is not allowed', async () => {
  const { sdk, wallet } = setup({ allowedDomains: [/^https:\/\/x\.example$/] })
  await expect(sdk.safe.getInfo()).rejects.toThrow(
    'The embedding page "https://wallet.example" is not an allowed wallet.',
  )
  expect(wallet.requests).toEqual([])
})

test('error: on a server', async () => {
  vi.stubGlobal('window', undefined)
  const sdk = new SafeAppsSDK()
  await expect(sdk.safe.getInfo()).rejects.toThrow("Window doesn't exist")
  await expect(sdk.eth.getGasPrice()).rejects.toThrow("Window doesn't exist")
})

test('error: the user keeps the address book', async () => {
  const { sdk } = setup()
  expect(await sdk.safe.requestAddressBook()).toHaveLength(1)
  const { sdk: denied, wallet: strict } = setup()
  strict.handle({ requestPermissions: async () => false })
  await expect(denied.safe.requestAddressBook()).rejects.toThrow(
    new PermissionsError('Permissions rejected', 4001),
  )
})

test('behavior: the provider is an emitter', async () => {
  const { sdk } = setup()
  const safe = await sdk.safe.getInfo()
  const provider = new SafeAppProvider(safe, sdk)
  const always = vi.fn()
  const once = vi.fn()
  const removed = vi.fn()
  provider.on('connect', always).once('connect', once)
  provider.addListener('connect', removed).off('connect', removed)
  provider.once('connect', removed).removeListener('connect', removed)
  await provider.connect()
  await provider.connect()
  expect(always.mock.calls).toEqual([
    [{ chainId: '0x539' }],
    [{ chainId: '0x539' }],
  ])
  expect(once).toHaveBeenCalledTimes(1)
  expect(removed).not.toHaveBeenCalled()
  expect(provider.listenerCount('connect')).toBe(1)
  expect(provider.removeAllListeners('connect').emit('connect')).toBe(false)
  expect(provider.chainId).toBe(1337)
  const callback = vi.fn()
  provider.send(undefined as never, callback)
  expect(callback.mock.calls).toEqual([['Undefined request']])
})

test('behavior: logs messages if debug is set', () => {
  openAlone()
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  void new SafeAppsSDK({ debug: true }).safe.getInfo()
  expect(info).toHaveBeenCalledWith(
    'Safe Apps SDK: sent',
    expect.objectContaining({ method: 'getSafeInfo' }),
  )
  info.mockRestore()
})
