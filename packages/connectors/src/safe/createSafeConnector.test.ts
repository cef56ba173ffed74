import { createFakeHost } from '@strongroom/safe-apps-bridge/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { createConnectionManager } from '../manager/createConnectionManager.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createMockConnector } from '../testing/createMockConnector.ts'
import { createSafeConnector } from './createSafeConnector.ts'

const safe = `0x${'5'.repeat(40)}`
const ends: (() => void)[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const end of ends.splice(0)) end()
})

function setup(options: { allowedOrigins?: string[]; timeout?: number } = {}) {
  const wallet = createFakeHost()
  const session = createMemoryStorage()
  const create = () =>
    createSafeConnector({
      allowedOrigins: [wallet.origin],
      window: { ...wallet.app.window, sessionStorage: session },
      ...options,
    })
  const connector = create()
  ends.push(
    () => connector.dispose(),
    () => wallet.dispose(),
  )
  return { wallet, create, connector, session }
}

test('default', async () => {
  const { connector } = setup()
  expect(connector).toMatchObject({
    id: 'SAFE',
    name: 'Gnosis Safe',
    type: 'MULTISIG',
    isAutomatic: true,
  })
  expect(connector.icon).toBeUndefined()
  const { account, chainId, provider } = await connector.connect()
  expect([account.toLowerCase(), chainId]).toEqual([safe, 1337])
  expect(await provider.request({ method: 'eth_accounts' })).toHaveLength(1)
  expect(await connector.getChainId()).toBe(1337)
})

test('behavior: outside of a frame it rejects at once', async () => {
  vi.useFakeTimers()
  const window = { parent: undefined as unknown }
  window.parent = window
  const connector = createSafeConnector({ window: window as never })
  expect(await connector.isAuthorized()).toBe(false)
  await expect(connector.connect()).rejects.toMatchObject({
    name: 'ProviderNotFound',
    message: 'This page is not open inside of a wallet.',
  })
  expect(vi.getTimerCount()).toBe(0)
  const server = createSafeConnector({ window: undefined })
  expect(await server.isAuthorized()).toBe(false)
})

test('behavior: connects by itself, before the last used wallet', async () => {
  const { connector } = setup()
  const storage = createSafeStorage({
    storage: createMemoryStorage({
      'tanto.RECONNECT.MOCK': 'true',
      'tanto.RECENT': '"MOCK"',
    }),
  })
  const manager = createConnectionManager({
    connectors: [createMockConnector({ authorized: true }), connector],
    discover: undefined,
    storage,
  })
  ends.push(manager.dispose)
  manager.mount()
  await manager.reconnect()
  expect(manager.getSnapshot()).toMatchObject({
    status: 'connected',
    chainId: 1337,
    connector: { id: 'SAFE' },
  })
  expect(storage.getItem('tanto.RECONNECT.SAFE')).toBe(null)
})

test('behavior: a disconnect holds until the tab is closed', async () => {
  const { connector, create } = setup()
  await connector.connect()
  await connector.disconnect()
  const reloaded = create()
  ends.push(() => reloaded.dispose())
  expect(await reloaded.isAuthorized()).toBe(false)
  await reloaded.connect()
  expect(await reloaded.isAuthorized()).toBe(true)
})

test('error: a page that is not an allowed wallet', async () => {
  const { connector } = setup({
    allowedOrigins: ['https://app.safe.global'],
    timeout: 50,
  })
  await expect(connector.connect()).rejects.toMatchObject({
    name: 'ProviderNotFound',
    message: 'The page around this one is not a wallet that is allowed here.',
  })
  expect(await connector.isAuthorized()).toBe(false)
})

test('error: a wallet that never answers', async () => {
  const { connector, wallet } = setup({ timeout: 20 })
  wallet.handle({ getSafeInfo: () => new Promise<never>(() => {}) as never })
  await expect(connector.connect()).rejects.toMatchObject({
    name: 'ProviderNotFound',
  })
})

test('error: refuses to switch and to add chains', async () => {
  const { connector } = setup()
  await expect(connector.switchChain(1)).rejects.toMatchObject({
    name: 'SwitchChainNotSupported',
    message: '"Gnosis Safe" can not switch chains.',
  })
  await expect(connector.addChain(1)).rejects.toMatchObject({
    name: 'AddChainNotSupported',
    message: '"Gnosis Safe" can not add chains.',
  })
  await expect(connector.connect(1)).rejects.toMatchObject({
    name: 'SwitchChainNotSupported',
  })
})

test('behavior: a change of the safe is passed on', async () => {
  const { connector, wallet } = setup()
  const seen: unknown[] = []
  await connector.connect()
  connector.on('chainChanged', (chainId) => seen.push(chainId))
  connector.on('accountsChanged', ([account]) =>
    seen.push(account?.toLowerCase()),
  )
  const other = `0x${'6'.repeat(40)}`
  wallet.setSafe({ safeAddress: other, chainId: 2021 })
  await vi.waitFor(() => expect(seen).toContain(other), 10_000)
})
