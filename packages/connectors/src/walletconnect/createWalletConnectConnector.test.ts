import { type Relay, startRelay } from '@strongroom/devnet'
import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createConnectionManager } from '../manager/createConnectionManager.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createMemoryStore } from './createMemoryStore.test.fixture.ts'
import { createRemoteWallet } from './createRemoteWallet.test.fixture.ts'
import { createWalletConnectConnector } from './createWalletConnectConnector.ts'

const alice = '0x00000000000000000000000000000000000000AA'
const bob = '0x00000000000000000000000000000000000000bb'
type Wallet = Awaited<ReturnType<typeof createRemoteWallet>>
let relay: Relay
const wallets: Wallet[] = []
const ends: (() => unknown)[] = []
let count = 0

beforeAll(async () => {
  relay = await startRelay()
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  for (const wallet of wallets.splice(0)) await wallet.close()
})
afterAll(() => relay.close())

async function createWallet(
  answer?: (method: string, params: unknown) => Promise<unknown>,
  chainIds = [2020, 2021],
) {
  const wallet = await createRemoteWallet({
    relayUrl: relay.url,
    accounts: [alice],
    chainIds,
    ...(answer ? { answer } : {}),
  })
  wallets.push(wallet)
  return wallet
}

/** A page: its storage outlives it when it is passed to the next one. */
function createPage(
  kept = {
    items: createMemoryStorage(),
    sessions: new Map<string, string>(),
    prefix: `app${count++}`,
  },
  {
    relayUrl = relay.url,
    ...options
  }: { relayUrl?: string; relayTimeout?: number } = {},
) {
  const storage = createSafeStorage({ storage: kept.items })
  const load = vi.fn(async () => ({ EthereumProvider }) as never)
  const connector = createWalletConnectConnector({
    projectId: `page${count++}`,
    ...options,
    relayUrl,
    customStoragePrefix: kept.prefix,
    metadata: {
      name: 'App',
      description: '',
      url: 'https://a.example',
      icons: [],
    },
    storage,
    load,
    init: {
      logger: 'silent',
      disableProviderPing: true,
      storage: createMemoryStore(kept.sessions),
    },
    rereadDelay: 1,
  })
  const uris: string[] = []
  connector.on('display_uri', (uri) => uris.push(uri))
  const end = async () => {
    const provider = connector.getProviderSync() as unknown as
      | InstanceType<typeof EthereumProvider>
      | undefined
    await provider?.signer.client.core.relayer.transportClose()
    // The library keeps one core a page.
    Reflect.deleteProperty(globalThis, `_walletConnectCore_${kept.prefix}`)
  }
  ends.push(end)
  return { connector, storage, uris, load, kept, end }
}

const scanned = async (
  { connector, uris }: ReturnType<typeof createPage>,
  wallet: Wallet,
  chainId?: number,
) => {
  const result = connector.connect(chainId)
  await vi.waitFor(() => expect(uris).not.toEqual([]), 10_000)
  await wallet.scan(uris.at(-1) ?? '')
  return result
}

const until = (check: () => void) => vi.waitFor(check, 20_000)

test('default', async () => {
  const wallet = await createWallet(
    async (_, params) => (params as string[])[0],
  )
  const page = createPage()
  expect(page.load).not.toHaveBeenCalled()
  expect(page.connector).toMatchObject({
    id: 'RONIN_WC',
    name: 'Ronin Wallet Connect',
    type: 'WC',
    isRonin: true,
  })
  const { account, chainId, provider } = await scanned(page, wallet)
  expect({ account, chainId }).toEqual({ account: alice, chainId: 2020 })
  expect(page.uris[0]).toMatch(/^wc:[0-9a-f]{64}@2\?/)
  expect(
    await provider.request({
      method: 'personal_sign',
      params: ['0x1234', alice],
    }),
  ).toBe('0x1234')
  expect(wallet.requests).toEqual(['personal_sign'])
  await page.connector.disconnect()
  await until(() => expect(wallet.sessions()).toBe(0))
})

test('behavior: chains are optional; one the wallet has can be switched to', async () => {
  const wallet = await createWallet()
  const page = createPage()
  const { chainId } = await scanned(page, wallet, 2021)
  expect(chainId).toBe(2021)
  expect(await page.connector.getChainId()).toBe(2021)
  await page.connector.switchChain(2020)
  expect(await page.connector.getChainId()).toBe(2020)
  await expect(page.connector.switchChain(1)).rejects.toMatchObject({
    name: 'ConnectFailed',
    code: 4901,
    message: 'Chain 1 is not supported.',
  })
  await expect(page.connector.addChain(2021)).rejects.toMatchObject({
    name: 'AddChainNotSupported',
  })
})

test('behavior: account, chain and the end of the session are passed on', async () => {
  const wallet = await createWallet()
  const page = createPage()
  const seen: unknown[] = []
  for (const event of [
    'accountsChanged',
    'chainChanged',
    'session_delete',
    'disconnect',
  ] as const)
    page.connector.on(event, (payload) => seen.push([event, payload]))
  await scanned(page, wallet)
  await wallet.changeAccount(bob)
  await until(() => expect(seen).toContainEqual(['accountsChanged', [bob]]))
  await wallet.changeChain(2021)
  await until(() => expect(seen).toContainEqual(['chainChanged', 2021]))
  await wallet.end()
  await until(() => expect(seen.at(-1)).toContain('disconnect'))
  expect(seen.slice(-2)).toEqual([
    ['session_delete', undefined],
    ['disconnect', { reason: 'provider' }],
  ])
})

test('behavior: a reload restores the session without a code', async () => {
  const wallet = await createWallet()
  const page = createPage()
  await scanned(page, wallet, 2021)
  await page.end()
  const reloaded = createPage(page.kept)
  const manager = createConnectionManager({
    connectors: [reloaded.connector],
    discover: undefined,
    storage: reloaded.storage,
    reconnectTimeout: 20_000,
  })
  reloaded.storage.write('RECONNECT.RONIN_WC', true)
  manager.mount()
  await manager.reconnect()
  expect(manager.getSnapshot()).toMatchObject({
    status: 'connected',
    account: alice,
    chainId: 2021,
  })
  expect(reloaded.uris).toEqual([])
  await manager.disconnect()
  expect(reloaded.storage.getItem('tanto.RECONNECT.RONIN_WC')).toBe(null)
  manager.dispose()
})

test('behavior: loads no code without a session', async () => {
  const page = createPage()
  expect(await page.connector.isAuthorized()).toBe(false)
  expect(page.load).not.toHaveBeenCalled()
})

test('behavior: a session without the chains of today is paired anew', async () => {
  const wallet = await createWallet()
  const page = createPage()
  await scanned(page, wallet)
  page.storage.write('WC.CHAINS', [1])
  page.uris.length = 0
  await scanned(page, wallet)
  expect(page.uris).toHaveLength(1)
  await until(() => expect(wallet.sessions()).toBe(1))
})

test('error: refused, then approved', async () => {
  const wallet = await createWallet()
  const page = createPage()
  wallet.willAnswer('reject')
  await expect(scanned(page, wallet)).rejects.toMatchObject({
    name: 'ConnectFailed',
    code: 4001,
    message: 'The user rejected the request.',
  })
  wallet.willAnswer('approve')
  page.uris.length = 0
  expect((await scanned(page, wallet)).account).toBe(alice)
})

test('behavior: giving up waiting, then connecting with a new code', async () => {
  const wallet = await createWallet()
  const page = createPage()
  const controller = new AbortController()
  const result = page.connector.connect(undefined, {
    signal: controller.signal,
  })
  await until(() => expect(page.uris).toHaveLength(1))
  controller.abort(new Error('closed'))
  await expect(result).rejects.toThrow('closed')
  const first = page.uris.splice(0)[0]
  expect((await scanned(page, wallet)).account).toBe(alice)
  expect(page.uris[0]).not.toBe(first)
})

test('behavior: a code scanned after disconnecting leaves no session', async () => {
  const wallet = await createWallet()
  const page = createPage()
  const result = page.connector.connect().catch((error) => error.name)
  await until(() => expect(page.uris).not.toEqual([]))
  await page.connector.disconnect()
  await wallet.scan(page.uris[0] ?? '')
  expect(await result).toBe('ConnectFailed')
  await until(() => expect(wallet.sessions()).toBe(0))
  expect(await page.connector.isAuthorized()).toBe(false)
})

test('error: a wallet that approves other chains alone', async () => {
  const wallet = await createWallet(undefined, [1])
  const page = createPage()
  for (const chainId of [undefined, 2020]) {
    page.uris.length = 0
    await expect(scanned(page, wallet, chainId)).rejects.toMatchObject({
      name: 'ConnectFailed',
      code: 4901,
      message: '"Ronin Wallet Connect" is on none of the chains of this app.',
    })
    // The next attempt starts with a new code.
    await until(() => expect(wallet.sessions()).toBe(0))
    expect(await page.connector.isAuthorized()).toBe(false)
  }
})

test('error: a wallet on another than the requested chain ends the session', async () => {
  const wallet = await createWallet(
    async (method) => {
      throw { code: 4902, message: `unknown chain in ${method}` }
    },
    [2020],
  )
  const page = createPage()
  await expect(scanned(page, wallet, 2021)).rejects.toMatchObject({
    name: 'ConnectFailed',
  })
  await until(() => expect(wallet.sessions()).toBe(0))
  // The next attempt shows a new code instead of failing on the old session.
  page.uris.length = 0
  const { chainId } = await scanned(page, wallet)
  expect(chainId).toBe(2020)
  // A requested chain that this session lacks makes it pair anew.
  page.uris.length = 0
  const controller = new AbortController()
  const again = page.connector.connect(2021, { signal: controller.signal })
  again.catch(() => {})
  await until(() => expect(page.uris).toHaveLength(1))
  await until(() => expect(wallet.sessions()).toBe(0))
  controller.abort(new Error('closed'))
  await expect(again).rejects.toThrow('closed')
})

test('error: a relay out of reach, then back', async () => {
  const gone = await startRelay()
  const port = Number(new URL(gone.url).port)
  await gone.close()
  const page = createPage(undefined, {
    relayUrl: gone.url,
    relayTimeout: 1_500,
  })
  await expect(page.connector.connect()).rejects.toMatchObject({
    name: 'ConnectFailed',
    reason: 'unreachable',
    message:
      'The relay of "Ronin Wallet Connect" did not answer. Check the internet connection and try again.',
  })
  expect(page.uris).toEqual([])
  const back = await startRelay({ port })
  try {
    await vi.waitFor(
      async () => {
        const controller = new AbortController()
        const next = page.connector.connect(undefined, {
          signal: controller.signal,
        })
        next.catch(() => {})
        await vi.waitFor(() => expect(page.uris).not.toEqual([]), 3_000)
        controller.abort()
      },
      { timeout: 30_000, interval: 200 },
    )
    expect(back.methods).toContain('wc_proposeSession')
  } finally {
    await back.close()
  }
})
