import { expect, test } from 'vitest'
import {
  alice,
  bob,
  failure,
  key,
  setupProvider,
} from '../test/setupProvider.ts'
import { createWaypointProvider } from './createWaypointProvider.ts'
import type { WaypointProviderOptions } from './WaypointProvider.ts'

test('default', async () => {
  const { provider, last, items, events, listenerCount, popups } =
    setupProvider()
  const result = provider.connect()
  // Inside the call, so that the click still counts.
  expect(popups).toHaveLength(1)
  expect(last().features).toBe(
    'scrollbars=yes,width=480,height=720,top=24,left=272',
  )
  last().reply({
    data: { id_token: 'token', address: alice.address.toLowerCase() },
  })
  expect(await result).toEqual({ token: 'token', address: alice.address })
  expect(items.get(key)).toBe(alice.address)
  expect(events).toEqual([
    ['accountsChanged', [alice.address]],
    ['connect', { chainId: '0x7e4' }],
  ])
  expect(listenerCount()).toBe(0)
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([
    alice.address,
  ])
})

test('behavior: eth_requestAccounts always opens the wallet', async () => {
  const { provider, connect, last, popups } = setupProvider()
  await connect()
  const { request } = provider
  const result = request({ method: 'eth_requestAccounts' })
  expect(popups).toHaveLength(2)
  last().reply({ data: JSON.stringify({ address: bob.address }) })
  expect(await result).toEqual([bob.address])
})

test.each([
  undefined,
  'text',
  {},
  { address: '0x12' },
  { address: alice.address.toUpperCase() },
  { address: alice.address.replace('F', 'f') },
])('error: an invalid address (%j)', async (data) => {
  const { provider, last, items } = setupProvider()
  const result = failure(provider.connect())
  last().reply({ data })
  expect(await result).toMatchObject({
    name: 'UnauthorizedProviderError',
    code: 4100,
    message: 'Ronin Waypoint do NOT return valid address',
  })
  expect(items.size).toBe(0)
})

test('behavior: the address survives a reload, for its client only', async () => {
  const { items, connect } = setupProvider()
  await connect()
  const accounts = (options: Partial<WaypointProviderOptions>) =>
    setupProvider({
      storage: {
        getItem: (name) => items.get(name) ?? null,
        setItem() {},
        removeItem() {},
      },
      ...options,
    }).provider.request({ method: 'eth_accounts' })
  expect(await accounts({})).toEqual([alice.address])
  expect(await accounts({ clientId: 'other' })).toEqual([])
  expect(await accounts({ storageKey: 'elsewhere' })).toEqual([])
  items.set(key, 'rubbish')
  expect(await accounts({})).toEqual([])
})

test('behavior: works with a storage that throws', async () => {
  const broken = () => {
    throw new Error('denied')
  }
  const { provider, connect } = setupProvider({
    storage: { getItem: broken, setItem: broken, removeItem: broken },
  })
  await connect()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([
    alice.address,
  ])
  provider.disconnect()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
})

test('behavior: disconnect', async () => {
  const { provider, connect, events, items } = setupProvider()
  await connect()
  events.length = 0
  provider.disconnect()
  provider.disconnect()
  expect(events).toEqual([
    ['accountsChanged', []],
    ['disconnect', 'The provider is disconnected from all chains.'],
  ])
  expect(items.size).toBe(0)
})

test('behavior: chain and reads', async () => {
  const { provider, fetch } = setupProvider()
  const request = provider.request
  expect(await request({ method: 'eth_chainId' })).toBe('0x7e4')
  expect(await request({ method: 'eth_accounts' })).toEqual([])
  const same = { method: 'wallet_switchEthereumChain' }
  expect(await request({ ...same, params: [{ chainId: '0x7e4' }] })).toBe(null)
  expect(
    await failure(request({ ...same, params: [{ chainId: '0x1' }] })),
  ).toMatchObject({ code: 4200 })
  expect(fetch).not.toHaveBeenCalled()
  expect(await request({ method: 'eth_blockNumber' })).toBe('0x1')
})

test.each(['2021', '0x7e5'])(
  'behavior: a chain id given as the text %s',
  async (chainId) => {
    const { provider } = setupProvider({ chainId: chainId as never })
    expect(provider.chainId).toBe(2021)
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7e5')
  },
)

test('behavior: other chains can be given', async () => {
  const chains = { 1337: { rpcUrl: 'http://127.0.0.1:8545' } }
  const { provider, fetch } = setupProvider({ chainId: 1337, chains })
  await provider.request({ method: 'eth_blockNumber' })
  expect((fetch.mock.calls as unknown[][])[0]?.[0]).toBe(
    'http://127.0.0.1:8545',
  )
})

test('error: chains that are not there', () => {
  for (const chainId of [202601, 8453, 0, Number.NaN])
    expect(() => setupProvider({ chainId })).toThrow(
      `Chain ${chainId} is not supported.`,
    )
  expect(() => setupProvider({ chainId: 'toString' as never })).toThrow(
    'not supported',
  )
})

test.each(['', '.', '..'])('error: client id %j', (clientId) => {
  expect(() => setupProvider({ clientId })).toThrow(
    `"${clientId}" is not a client id.`,
  )
})

test.each([
  'javascript:alert(1)',
  'https://a@b.example',
  'https://waypoint.example/',
  'http://waypoint.example',
  '',
])('error: wallet origin %j', (origin) => {
  expect(() => setupProvider({ waypointOrigin: origin })).toThrow(
    `"${origin}" is not an exact https origin.`,
  )
})

test('behavior: works on a server but for the popup', async () => {
  const provider = createWaypointProvider({ clientId: 'demo' })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7e4')
  expect(await failure(provider.connect())).toMatchObject({
    message: 'openPopup: window is not available',
  })
})

test('behavior: sends other methods to the node if they are not refused', async () => {
  const { provider, fetch } = setupProvider({ refuseWalletMethods: false })
  for (const method of ['eth_sign', 'wallet_getPermissions', 'net_version'])
    expect(await provider.request({ method, params: [] })).toBe('0x1')
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('behavior: a new keyless wallet connects like any other', async () => {
  const { provider, last, events } = setupProvider()
  const result = provider.createKeylessWallet()
  expect(last().url.pathname).toBe('/wallet/setup/introduce')
  expect(last().url.searchParams.has('scope')).toBe(false)
  last().reply({ data: { id_token: 'token', address: alice.address } })
  expect(await result).toEqual({ token: 'token', address: alice.address })
  expect(events).toHaveLength(2)
})

test('behavior: a listener for one event, and one that was taken off', async () => {
  const { provider, connect } = setupProvider()
  const heard: string[] = []
  const off = () => heard.push('off')
  provider.once('connect', () => heard.push('once'))
  provider.on('connect', off)
  provider.off('connect', off)
  await connect()
  await connect()
  expect(heard).toEqual(['once'])
})
