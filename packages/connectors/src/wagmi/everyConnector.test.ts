import { createFakeHost } from '@strongroom/safe-apps-bridge/testing'
import {
  connect,
  createConfig,
  createStorage,
  disconnect,
  getConnection,
  http,
  reconnect,
} from '@wagmi/core'
import { defineChain } from 'viem'
import { ronin } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { createInjectedConnector } from '../injected/createInjectedConnector.ts'
import { createSafeConnector } from '../safe/createSafeConnector.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createFakeEvents } from '../testing/createFakeEvents.ts'
import { createFakeWallet } from '../testing/createFakeWallet.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createWalletConnectConnector } from '../walletconnect/createWalletConnectConnector.ts'
import { setup as createPopupWallet } from '../waypoint/createPopupWallet.test.fixture.ts'
import { createWindowConnector } from '../window/createWindowConnector.ts'
import { roninWallet } from './roninWallet.ts'
import { toWagmiConnector } from './toWagmiConnector.ts'
import { waypoint } from './waypoint.ts'

const local = defineChain({
  id: 1337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
})
// Ronin's testnet as its wallets know it; viem's own has another id.
const saigon = { ...local, id: 2021, name: 'Saigon' }
const alice = '0x00000000000000000000000000000000000000AA'

const wallet = () =>
  createFakeWallet({
    accounts: [{ address: alice }],
    chainId: ronin.id,
    rdns: 'com.roninchain.wallet',
  })
const pages = {
  RONIN_WALLET() {
    const window = new EventTarget()
    wallet().announce(window)
    return () => roninWallet({ window })
  },
  'com.roninchain.wallet'() {
    const announced = wallet()
    return () =>
      toWagmiConnector((given) => createInjectedConnector(announced, given))
  },
  INJECTED() {
    const ethereum = wallet().provider
    const window = Object.assign(new EventTarget(), { ethereum })
    return () =>
      toWagmiConnector((given) => createWindowConnector({ ...given, window }))
  },
  WAYPOINT() {
    const { createProvider, storage } = createPopupWallet()
    return () => waypoint({ chainId: 2021, createProvider, storage })
  },
  RONIN_WC() {
    const events = createFakeEvents()
    const provider = {
      session: undefined as { topic: string; expiry: number } | undefined,
      accounts: [] as string[],
      async connect() {
        provider.session = { topic: 'a', expiry: Date.now() }
        provider.accounts = [alice]
      },
      enable: async () => provider.accounts,
      async disconnect() {
        provider.session = undefined
        provider.accounts = []
      },
      request: async () => ronin.id,
      on: events.on,
      removeListener: events.off,
    }
    const EthereumProvider = { init: async () => provider }
    const storage = createSafeStorage({ storage: createMemoryStorage() })
    return () =>
      toWagmiConnector(({ chains }) =>
        createWalletConnectConnector({
          projectId: 'wagmi',
          chains,
          storage,
          load: async () => ({ EthereumProvider }) as never,
        }),
      )
  },
  SAFE() {
    const host = createFakeHost()
    const sessionStorage = createMemoryStorage()
    return () =>
      toWagmiConnector(() =>
        createSafeConnector({
          allowedOrigins: [host.origin],
          window: { ...host.app.window, sessionStorage },
        }),
      )
  },
}

test.each(Object.keys(pages) as (keyof typeof pages)[])(
  'behavior: %s connects, reconnects and disconnects in wagmi',
  async (id) => {
    const connectorFn = pages[id]()
    const kept = createMemoryStorage()
    const create = () =>
      createConfig({
        chains: [ronin, local, saigon],
        transports: { [ronin.id]: http(), 1337: http(), 2021: http() },
        multiInjectedProviderDiscovery: false,
        storage: createStorage({ storage: kept }),
        connectors: [connectorFn()],
      })
    const config = create()
    const [connector] = config.connectors
    if (connector === undefined) throw new Error('none')
    expect(connector.id).toBe(id)
    if (id !== 'SAFE') expect(await connector.isAuthorized()).toBe(false)
    const { accounts, chainId } = await connect(config, { connector })
    expect(accounts).toHaveLength(1)
    expect(config.chains.map((chain) => chain.id)).toContain(chainId)

    const reloaded = create()
    await reconnect(reloaded)
    expect(getConnection(reloaded)).toMatchObject({
      status: 'connected',
      address: accounts[0],
      chainId,
    })
    await disconnect(reloaded)
    const again = create()
    await reconnect(again)
    expect(getConnection(again).status).toBe('disconnected')
    expect(await again.connectors[0]?.isAuthorized()).toBe(false)
  },
)

test('behavior: wagmi creates the connectors without loading WalletConnect', async () => {
  const load = vi.fn()
  const config = createConfig({
    chains: [ronin],
    transports: { [ronin.id]: http() },
    connectors: [
      toWagmiConnector(({ chains }) =>
        createWalletConnectConnector({ projectId: 'none', chains, load }),
      ),
    ],
  })
  await reconnect(config)
  expect(load).not.toHaveBeenCalled()
})
