import { afterEach, expect, test, vi } from 'vitest'
import { discoverInjected } from '../discovery/discoverInjected.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import {
  createFakeWallet,
  type FakeWallet,
} from '../testing/createFakeWallet.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import type { ConnectionManager } from './ConnectionManager.ts'
// Loaded here, so that no test has to wait for it.
import './announcedConnector.ts'
import { createConnectionManager } from './createConnectionManager.ts'

const alice = '0x00000000000000000000000000000000000000AA'
const bob = '0x00000000000000000000000000000000000000bb'
const accounts = [{ address: alice } as const]
const id = 'test.strongroom.fake'
const flag = `tanto.RECONNECT.${id}`
const managers: ConnectionManager[] = []

function setup(items: Record<string, string> = {}) {
  const window = new EventTarget()
  const backing = createMemoryStorage(items)
  const create = () => {
    const manager = createConnectionManager({
      storage: createSafeStorage({ storage: backing, window }),
      discover: () => discoverInjected({ window }),
      reconnectTimeout: 50,
      discoveryWait: 50,
    })
    managers.push(manager)
    return manager
  }
  return { window, backing, create, manager: create() }
}

const brief = (manager: ConnectionManager) => {
  const { status, account, chainId, connector, error } = manager.getSnapshot()
  return [status, account, chainId, connector?.id ?? null, error?.code ?? null]
}
const prompts = (wallet: FakeWallet) =>
  wallet.calls.filter(({ method }) => method === 'eth_requestAccounts').length
const idle = ['disconnected', null, null, null, null]
const reconnectable = { [flag]: 'true', 'tanto.RECENT': `"${id}"` }

afterEach(() => {
  for (const manager of managers.splice(0)) manager.dispose()
})

test('default', async () => {
  const { window, manager, backing } = setup()
  const wallet = createFakeWallet({ accounts })
  wallet.announce(window)
  manager.mount()
  const seen: string[] = []
  manager.subscribe(() => seen.push(manager.getSnapshot().status))
  await manager.connect(id)
  expect(brief(manager)).toEqual(['connected', alice, 1337, id, null])
  expect(seen).toEqual(['connecting', 'connected'])
  expect(backing.getItem(flag)).toBe('true')
  await manager.disconnect()
  expect(brief(manager)).toEqual(idle)
  expect(backing.getItem(flag)).toBe(null)
  expect(wallet.listenerCount()).toBe(0)
})

test('behavior: reconnects a flagged wallet without a prompt', async () => {
  const { window, manager } = setup(reconnectable)
  const wallet = createFakeWallet({ accounts, authorized: true })
  wallet.announce(window)
  manager.mount()
  expect(manager.getSnapshot().status).toBe('reconnecting')
  await manager.reconnect()
  expect(brief(manager)).toEqual(['connected', alice, 1337, id, null])
  expect(prompts(wallet)).toBe(0)
})

test('behavior: leaves the wallets alone without a stored flag', async () => {
  const { window, manager } = setup()
  const wallet = createFakeWallet({ accounts, authorized: true })
  wallet.announce(window)
  manager.mount()
  await manager.reconnect()
  expect(brief(manager)).toEqual(idle)
  expect(wallet.calls).toEqual([])
})

test('behavior: a flag without authorised accounts stays quiet', async () => {
  const { window, manager, backing } = setup(reconnectable)
  const wallet = createFakeWallet({ accounts })
  wallet.announce(window)
  manager.mount()
  await manager.reconnect()
  expect(brief(manager)).toEqual(idle)
  expect(prompts(wallet)).toBe(0)
  expect(backing.getItem(flag)).toBe('true')
})

test('behavior: waits for the last wallet to announce itself', async () => {
  const { window, manager } = setup(reconnectable)
  manager.mount()
  const wallet = createFakeWallet({ accounts, authorized: true })
  setTimeout(() => wallet.announce(window), 10)
  await manager.reconnect()
  expect(manager.getSnapshot().status).toBe('connected')
})

test('behavior: picks up a wallet that is later still', async () => {
  const { window, manager } = setup(reconnectable)
  manager.mount()
  await manager.reconnect()
  expect(brief(manager)).toEqual(idle)
  createFakeWallet({ accounts, authorized: true }).announce(window)
  await vi.waitFor(() => expect(manager.getSnapshot().status).toBe('connected'))
})

test('behavior: a wallet that never answers is given up', async () => {
  const { window, manager } = setup(reconnectable)
  const wallet = createFakeWallet({ accounts, authorized: true })
  wallet.failures.accounts = 'hang'
  wallet.announce(window)
  manager.mount()
  await manager.reconnect()
  expect(brief(manager)).toEqual(idle)
})

test('behavior: a claimed name is never reconnected', async () => {
  const { window, manager } = setup(reconnectable)
  const wallets = [0, 1].map(() =>
    createFakeWallet({ accounts, authorized: true }),
  )
  for (const wallet of wallets) wallet.announce(window)
  manager.mount()
  await manager.reconnect()
  expect(brief(manager)).toEqual(idle)
  expect(manager.getSnapshot().duplicateIds).toEqual([
    id,
    `${id}#${wallets[1]?.info.uuid}`,
  ])
})

test('behavior: ignores corrupt flags', async () => {
  const { manager, backing, window } = setup({
    [flag]: '{',
    'tanto.RECENT': '[1',
  })
  createFakeWallet({ accounts, authorized: true }).announce(window)
  manager.mount()
  await manager.reconnect()
  expect(brief(manager)).toEqual(idle)
  expect(backing.getItem(flag)).toBe(null)
})

test('behavior: mounting twice does everything once', async () => {
  const { window, manager } = setup(reconnectable)
  const wallet = createFakeWallet({ accounts, authorized: true })
  wallet.announce(window)
  manager.mount()()
  const unmount = manager.mount()
  manager.mount()
  await manager.reconnect()
  expect(manager.getSnapshot().status).toBe('connected')
  expect(
    wallet.calls.filter(({ method }) => method === 'eth_chainId'),
  ).toHaveLength(1)
  expect(manager.getSnapshot().connectors).toHaveLength(1)
  unmount()
  unmount()
  expect(manager.getSnapshot().status).toBe('connected')
})

test('behavior: two clicks send one request', async () => {
  const { window, manager } = setup()
  const wallet = createFakeWallet({ accounts })
  wallet.announce(window)
  manager.mount()
  const both = [manager.connect(id), manager.connect(id)]
  const [first, second] = await Promise.all(both)
  expect(first).toBe(second)
  expect(prompts(wallet)).toBe(1)
})

test('behavior: a manual connect overrules a reconnect', async () => {
  const { window, manager } = setup(reconnectable)
  const wallet = createFakeWallet({ accounts, authorized: true })
  const other = createFakeWallet({
    accounts: [{ address: bob }],
    rdns: 'test.other',
  })
  wallet.announce(window)
  other.announce(window)
  manager.mount()
  await manager.connect('test.other')
  await manager.reconnect()
  expect(manager.getSnapshot()).toMatchObject({
    status: 'connected',
    account: '0x00000000000000000000000000000000000000bb',
  })
  expect(wallet.listenerCount()).toBe(0)
})

test('behavior: disconnect wins over a connect under way', async () => {
  const { window, manager, backing } = setup()
  const wallet = createFakeWallet({ accounts })
  wallet.announce(window)
  manager.mount()
  const result = manager.connect(id)
  await manager.disconnect()
  await expect(result).rejects.toMatchObject({ name: 'ConnectFailed' })
  expect(brief(manager)).toEqual(idle)
  expect(backing.getItem(flag)).toBe(null)
  expect(wallet.listenerCount()).toBe(0)
})

test('behavior: changing the wallet keeps one connection', async () => {
  const { window, manager, backing } = setup()
  const wallet = createFakeWallet({ accounts })
  const other = createFakeWallet({ accounts, rdns: 'test.other' })
  wallet.announce(window)
  other.announce(window)
  manager.mount()
  await manager.connect(id)
  other.failures.connect = 'reject'
  await expect(manager.connect('test.other')).rejects.toMatchObject({
    code: 4001,
  })
  expect(brief(manager)).toEqual(['connected', alice, 1337, id, 4001])
  other.failures.connect = undefined
  await manager.connect('test.other')
  expect(brief(manager)).toEqual(['connected', alice, 1337, 'test.other', null])
  expect(wallet.listenerCount()).toBe(0)
  expect(backing.getItem(flag)).toBe(null)
})

test('behavior: account and chain follow the wallet', async () => {
  const { window, manager } = setup()
  const wallet = createFakeWallet({ accounts })
  wallet.announce(window)
  manager.mount()
  await manager.connect(id)
  wallet.setAccounts([{ address: bob }])
  wallet.setChainId(2021)
  expect(manager.getSnapshot()).toMatchObject({ chainId: 2021 })
  expect(manager.getSnapshot().account?.toLowerCase()).toBe(bob)
  await manager.switchChain(2020)
  expect(manager.getSnapshot().chainId).toBe(2020)
})

test('behavior: a lock disconnects, an unlock reconnects', async () => {
  const { window, manager, backing } = setup()
  const wallet = createFakeWallet({ accounts })
  wallet.announce(window)
  manager.mount()
  await manager.connect(id)
  wallet.lock()
  expect(brief(manager)).toEqual(idle)
  expect(backing.getItem(flag)).toBe('true')
  wallet.unlock()
  await vi.waitFor(() => expect(manager.getSnapshot().status).toBe('connected'))
  expect(prompts(wallet)).toBe(1)
  wallet.lock()
  await manager.disconnect()
  wallet.unlock()
  expect(wallet.listenerCount()).toBe(0)
  expect(brief(manager)).toEqual(idle)
})

test('behavior: the end of the provider clears the flag', async () => {
  const { window, manager, backing } = setup()
  const wallet = createFakeWallet({ accounts })
  wallet.announce(window)
  manager.mount()
  await manager.connect(id)
  wallet.emit('disconnect', { code: 4900 })
  expect(brief(manager)).toEqual(idle)
  expect(backing.getItem(flag)).toBe(null)
})

test('behavior: tabs follow each other', async () => {
  const { window, manager, create } = setup()
  const wallet = createFakeWallet({ accounts })
  wallet.announce(window)
  const tab = create()
  manager.mount()
  tab.mount()
  const announce = () =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key: flag }))
  await manager.connect(id)
  announce()
  await vi.waitFor(() => expect(tab.getSnapshot().status).toBe('connected'))
  await tab.disconnect()
  announce()
  expect(brief(manager)).toEqual(idle)
  expect(prompts(wallet)).toBe(1)
})

test('behavior: waiting can be aborted', async () => {
  const { window, manager } = setup()
  const wallet = createFakeWallet({ accounts })
  wallet.failures.connect = 'hang'
  wallet.announce(window)
  manager.mount()
  const controller = new AbortController()
  const result = manager.connect(id, { signal: controller.signal })
  controller.abort(new Error('stop'))
  await expect(result).rejects.toThrow('stop')
  expect(brief(manager)).toEqual(idle)
})

test('error: an unknown wallet', async () => {
  const { manager } = setup()
  await expect(manager.connect('nobody')).rejects.toMatchObject({
    name: 'ProviderNotFound',
    message: 'No wallet with the id "nobody" was found.',
  })
})

test('error: a refusal is shown until the next attempt', async () => {
  const { window, manager } = setup()
  const wallet = createFakeWallet({ accounts })
  wallet.failures.connect = 'reject'
  wallet.announce(window)
  manager.mount()
  await expect(manager.connect(id)).rejects.toMatchObject({ code: 4001 })
  expect(brief(manager)).toEqual(['disconnected', null, null, null, 4001])
  wallet.failures.connect = undefined
  await manager.connect(id)
  expect(brief(manager)).toEqual(['connected', alice, 1337, id, null])
})

test('behavior: works without a window', async () => {
  const manager = createConnectionManager()
  manager.mount()
  await manager.reconnect()
  expect(manager.getSnapshot()).toEqual(manager.getServerSnapshot())
  expect(manager.getServerSnapshot()).toBe(manager.getServerSnapshot())
  manager.dispose()
})
