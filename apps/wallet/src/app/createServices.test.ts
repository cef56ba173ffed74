import { afterEach, expect, test, vi } from 'vitest'
import type { WalletConfig } from '../config/parseConfig.ts'
import { memoryStorage } from '../storage/memoryStorage.ts'
import { createServices } from './createServices.ts'
import { walletChains } from './walletChains.ts'

const record = {
  chainId: '1337',
  chainName: 'Local',
  shortName: 'geth',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
/** Record of an earlier version, with the endpoint the gateway named. */
const stored = JSON.stringify([{ ...record, rpcUrl: 'http://gateway/rpc' }])

afterEach(() => vi.unstubAllGlobals())

const services = (chains = {}) => {
  vi.stubGlobal(
    'localStorage',
    memoryStorage({ 'strongroom.v1.chains': stored }),
  )
  return createServices({
    gatewayUrl: 'http://gateway',
    chains,
    rpcOrigins: [],
    devWallet: false,
  })
}

test('default: the deployment’s endpoint, unless the owner chose one', () => {
  const { rpcFor, stores } = services({ 1337: { rpcUrl: 'http://own' } })
  expect(rpcFor('1337')?.url).toBe('http://own')
  stores.settings.set((now) => ({ ...now, rpc: { 1337: 'http://chosen' } }))
  expect(rpcFor('1337')?.url).toBe('http://chosen')
})

test('behavior: the deployment is a second source beside the owner’s choice', () => {
  const { secondRpcFor, stores } = services({ 1337: { rpcUrl: 'http://own' } })
  const choose = (url: string) =>
    stores.settings.set((now) => ({ ...now, rpc: { 1337: url } }))
  expect(secondRpcFor('1337')).toBeUndefined()
  choose('http://own/key')
  expect(secondRpcFor('1337')).toBeUndefined()
  choose('http://chosen')
  expect(secondRpcFor('1337')?.url).toBe('http://own')
  expect(secondRpcFor('1')).toBeUndefined()
  const second = (url: string) =>
    stores.settings.set((now) => ({ ...now, secondRpc: { 1337: url } }))
  second('http://second')
  expect(secondRpcFor('1337')?.url).toBe('http://second')
  second('http://chosen/again')
  expect(secondRpcFor('1337')).toBeUndefined()
})

test('error: the gateway’s endpoint is never used', () => {
  const { rpcFor, stores } = services()
  expect(stores.chains.get()).toEqual([record])
  expect(rpcFor('1337')).toBeUndefined()
})

test('error: offers a wallet the networks with an endpoint of the owner alone', () => {
  expect(walletChains([record], () => undefined)).toEqual([])
  expect(walletChains([record], () => 'http://own')).toMatchObject([
    { chainId: 1337, rpcUrls: ['http://own'] },
  ])
})

test('behavior: the popup wallet needs an endpoint of a chain it serves', async () => {
  const waypoint = {
    origin: 'http://wallet',
    clientId: 'strongroom',
    chainIds: [2021],
  }
  const listed = async (given: Partial<WalletConfig>) => {
    vi.stubGlobal('localStorage', memoryStorage({}))
    const { manager } = createServices({
      gatewayUrl: 'http://gateway',
      chains: {},
      rpcOrigins: [],
      devWallet: false,
      ...given,
    })
    await manager.preload()
    return manager.getSnapshot().connectors.map(({ id }) => id)
  }
  const chains = { 2021: { rpcUrl: 'http://own' } }
  expect(await listed({ chains, waypoint })).toEqual(['WAYPOINT'])
  expect(await listed({ waypoint })).toEqual([])
  expect(await listed({ chains })).toEqual([])
})

test('behavior: wallets on phones need an id at WalletConnect', async () => {
  const listed = async (given: Partial<WalletConfig>) => {
    vi.stubGlobal('localStorage', memoryStorage({}))
    const { manager } = createServices({
      gatewayUrl: 'http://gateway',
      chains: {},
      rpcOrigins: [],
      devWallet: false,
      ...given,
    })
    await manager.preload()
    return manager.getSnapshot().connectors.map(({ id }) => id)
  }
  expect(await listed({ walletConnectProjectId: 'ours' })).toEqual(['RONIN_WC'])
  expect(await listed({ walletConnectProjectId: '' })).toEqual([])
})
