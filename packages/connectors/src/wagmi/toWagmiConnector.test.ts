import {
  connect,
  createConfig,
  createStorage,
  disconnect,
  getConnection,
  getConnectorClient,
  http,
  reconnect,
  switchChain,
} from '@wagmi/core'
import { ronin, sepolia } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import {
  createMockConnector,
  type MockConnector,
  type MockConnectorOptions,
} from '../testing/createMockConnector.ts'
import { toWagmiConnector } from './toWagmiConnector.ts'

const alice = '0x00000000000000000000000000000000000000AA'
const bob = '0x00000000000000000000000000000000000000bb'
const chainId = ronin.id

function setup(
  mocks: readonly MockConnectorOptions[] = [{}],
  kept = createMemoryStorage(),
) {
  const made: MockConnector[] = []
  const config = createConfig({
    chains: [ronin, sepolia],
    transports: { [ronin.id]: http(), [sepolia.id]: http() },
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: kept }),
    connectors: mocks.map((options) =>
      toWagmiConnector((given) => {
        const mock = createMockConnector({ chainId, ...given, ...options })
        made.push(mock)
        return mock
      }),
    ),
  })
  const [mock] = made
  const [connector] = config.connectors
  if (mock === undefined || connector === undefined) throw new Error('none')
  return { config, mock, connector, made, kept }
}

test('default', async () => {
  const { config, connector, mock } = setup()
  expect(connector).toMatchObject({ id: 'MOCK', name: 'Mock wallet' })
  expect(await connect(config, { connector })).toEqual({
    accounts: [alice],
    chainId,
  })
  expect(getConnection(config)).toMatchObject({
    status: 'connected',
    address: alice,
    chainId,
  })
  const client = await getConnectorClient(config)
  expect(client.account.address).toBe(alice)
  await disconnect(config)
  expect(getConnection(config).status).toBe('disconnected')
  expect(mock.wallet.listenerCount()).toBe(0)
})

test('behavior: capabilities', async () => {
  const { config, connector } = setup()
  const { accounts } = await connect(config, {
    connector,
    withCapabilities: true,
  })
  expect(accounts).toEqual([{ address: alice, capabilities: {} }])
  expect(getConnection(config).addresses).toEqual([alice])
})

test('behavior: several accounts, the chosen one first', async () => {
  const accounts = [{ address: alice } as const, { address: bob } as const]
  const { config, connector } = setup([{ accounts }])
  await connect(config, { connector })
  expect(getConnection(config).addresses).toEqual([alice, bob])
})

test('behavior: a reload reconnects without a prompt', async () => {
  const first = setup()
  await connect(first.config, { connector: first.connector })
  const { config, mock } = setup([{ authorized: true }], first.kept)
  const connections = await reconnect(config)
  expect(connections).toHaveLength(1)
  expect(getConnection(config)).toMatchObject({
    status: 'connected',
    address: alice,
  })
  expect(mock.prompts()).toBe(0)
})

test('behavior: after a disconnect a reload stays disconnected', async () => {
  const first = setup()
  await connect(first.config, { connector: first.connector })
  await disconnect(first.config)
  const { config } = setup([{ authorized: true }], first.kept)
  expect(await reconnect(config)).toEqual([])
  expect(getConnection(config).status).toBe('disconnected')
})

test('behavior: isAuthorized never rejects', async () => {
  for (const failure of ['error', 'string', 'garbage', 'empty'] as const) {
    const { connector, mock } = setup([{ authorized: true }])
    mock.failures.accounts = failure
    expect(await connector.isAuthorized()).toBe(false)
  }
  const { connector } = setup([{ authorized: true }], {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem() {},
    removeItem() {},
  })
  expect(await connector.isAuthorized()).toBe(false)
})

test('behavior: a wallet that hangs does not hold up the others', async () => {
  const { config, made } = setup([
    { authorized: true, readTimeout: 20 },
    { id: 'OTHER', authorized: true },
  ])
  if (made[0]) made[0].failures.accounts = 'hang'
  await reconnect(config)
  expect(getConnection(config).connector?.id).toBe('OTHER')
})

test('behavior: switching', async () => {
  const { config, connector } = setup()
  await connect(config, { connector, chainId: sepolia.id })
  expect(getConnection(config).chainId).toBe(sepolia.id)
  expect(await switchChain(config, { chainId: ronin.id })).toMatchObject({
    id: ronin.id,
  })
  expect(getConnection(config).chainId).toBe(ronin.id)
})

test('behavior: the config adds its chain to the wallet', async () => {
  const { config, connector, mock } = setup()
  await connect(config, { connector })
  mock.failures.switchChain = 'unknown'
  await switchChain(config, { chainId: sepolia.id })
  expect(mock.wallet.calls.at(-2)).toMatchObject({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: '0xaa36a7',
        chainName: 'Sepolia',
        blockExplorerUrls: ['https://sepolia.etherscan.io'],
      },
    ],
  })
})

test('behavior: accounts, chain and lock follow the wallet', async () => {
  const { config, connector, mock } = setup()
  await connect(config, { connector })
  mock.wallet.setAccounts([{ address: bob }])
  mock.wallet.setChainId(sepolia.id)
  expect(getConnection(config)).toMatchObject({
    address: bob,
    chainId: sepolia.id,
  })
  mock.wallet.lock()
  expect(getConnection(config).status).toBe('disconnected')
  // The connector reports a returning account to wagmi as a connection.
  mock.wallet.unlock()
  await vi.waitFor(() =>
    expect(getConnection(config)).toMatchObject({
      status: 'connected',
      address: bob,
      chainId: sepolia.id,
    }),
  )
  mock.wallet.setAccounts([{ address: alice }])
  expect(getConnection(config).address).toBe(alice)
  await disconnect(config)
  mock.wallet.lock()
  mock.wallet.unlock()
  expect(getConnection(config).status).toBe('disconnected')
})

test('behavior: wagmi may pass events of its own', async () => {
  const { config, connector } = setup()
  await connect(config, { connector })
  connector.onAccountsChanged([bob.toLowerCase()])
  connector.onChainChanged('0xaa36a7')
  expect(getConnection(config)).toMatchObject({
    address: bob,
    chainId: sepolia.id,
  })
  connector.onAccountsChanged([])
  expect(getConnection(config).status).toBe('disconnected')
})

test('error: typed as wagmi and viem type them', async () => {
  const { config, connector, mock } = setup()
  const failWith = async (failure: typeof mock.failures.connect) => {
    mock.failures.connect = failure
    return connect(config, { connector }).catch(({ name, code }) => [
      name,
      code,
    ])
  }
  expect(await failWith('reject')).toEqual(['UserRejectedRequestError', 4001])
  expect(await failWith('busy')).toEqual([
    'ResourceUnavailableRpcError',
    -32002,
  ])
  expect(await failWith('error')).toEqual(['ConnectFailed', -32603])
  expect(await failWith('string')).toEqual(['ConnectFailed', undefined])
  expect(getConnection(config).status).toBe('disconnected')
  mock.failures.connect = undefined
  await connect(config, { connector })
  mock.failures.switchChain = 'reject'
  await expect(
    switchChain(config, { chainId: sepolia.id }),
  ).rejects.toMatchObject({ name: 'UserRejectedRequestError' })
  await expect(connector.switchChain?.({ chainId: 5 })).rejects.toMatchObject({
    name: 'ChainNotConfiguredError',
  })
})

test('error: a popup wallet does not switch', async () => {
  const { config, connector } = setup([{ type: 'MPC' }])
  await connect(config, { connector })
  await expect(
    switchChain(config, { chainId: sepolia.id }),
  ).rejects.toMatchObject({ name: 'SwitchChainNotSupportedError' })
})

test('behavior: a pairing URI and messages reach wagmi', () => {
  const listeners = new Map<string, (payload: never) => void>()
  const { connector } = setup()
  const seen = vi.fn()
  const config = createConfig({
    chains: [ronin],
    transports: { [ronin.id]: http() },
    connectors: [
      toWagmiConnector(() => ({
        ...createMockConnector(),
        on(event, listener) {
          listeners.set(event, listener as never)
          return () => {}
        },
      })),
    ],
  })
  config.connectors[0]?.emitter.on('message', seen)
  listeners.get('display_uri')?.('wc:a@2' as never)
  listeners.get('message')?.({ type: 'eth_subscription' } as never)
  listeners.get('message')?.('rubbish' as never)
  expect(seen.mock.calls.map(([{ type, data }]) => [type, data])).toEqual([
    ['display_uri', 'wc:a@2'],
    ['eth_subscription', undefined],
  ])
  expect(connector.type).toBe('WALLET')
})
