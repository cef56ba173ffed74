import { afterEach, expect, test, vi } from 'vitest'
import { createConnectionManager } from '../manager/createConnectionManager.ts'
import { createSafeStorage } from '../storage/createSafeStorage.ts'
import { createFakeWallet } from '../testing/createFakeWallet.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { discoverInjected } from './discoverInjected.ts'
import { includeWindowWallets } from './includeWindowWallets.ts'

const alice = '0x00000000000000000000000000000000000000AA'
const accounts = [{ address: alice } as const]
const ronin = 'com.roninchain.wallet'
const wallet = (rdns?: string) =>
  createFakeWallet({ accounts, ...(rdns ? { rdns } : {}) })

function setup(globals: Record<string, unknown> = {}) {
  const window = Object.assign(new EventTarget(), globals)
  const discovery = includeWindowWallets(discoverInjected({ window }), {
    window,
  })
  const names = () => discovery.getSnapshot().map(({ info }) => info.name)
  return { window, discovery, names }
}

function manage(discover: () => ReturnType<typeof discoverInjected>) {
  const items = createMemoryStorage()
  const manager = createConnectionManager({
    discover,
    storage: createSafeStorage({ storage: items }),
    discoveryWait: 50,
  })
  manager.mount()
  const ids = () => manager.getSnapshot().connectors.map(({ id }) => id)
  return { manager, ids, items }
}

afterEach(() => {
  vi.useRealTimers()
})

test('default', async () => {
  const { discovery, names } = setup({ ethereum: wallet().provider })
  expect(names()).toEqual(['Browser wallet'])
  const { manager, ids, items } = manage(() => discovery)
  expect(ids()).toEqual(['INJECTED'])
  expect((await manager.connect('INJECTED')).account).toBe(alice)
  expect(items.getItem('tanto.RECONNECT.INJECTED')).toBe('true')
  manager.dispose()
})

test('behavior: an absent or broken global lists no wallet', () => {
  expect(setup().names()).toEqual([])
  expect(setup({ ethereum: {}, ronin: { provider: 1 } }).names()).toEqual([])
  const throwing = Object.defineProperty({}, 'provider', {
    get() {
      throw new Error('no')
    },
  })
  expect(setup({ ronin: throwing }).names()).toEqual([])
})

test('behavior: one provider behind both globals is one wallet', () => {
  const { provider } = wallet()
  const { names } = setup({ ethereum: provider, ronin: { provider } })
  expect(names()).toEqual(['Ronin Wallet'])
})

test('behavior: an announced wallet replaces an injected one', async () => {
  const { window, discovery, names } = setup({
    ethereum: wallet().provider,
    ronin: { provider: wallet().provider },
  })
  expect(names()).toEqual(['Ronin Wallet', 'Browser wallet'])
  const { manager, ids } = manage(() => discovery)
  expect(ids()).toEqual(['RONIN_WALLET', 'INJECTED'])
  wallet(ronin).announce(window)
  // It keeps the id under which a reload finds it again.
  expect(ids()).toEqual(['RONIN_WALLET'])
  expect(manager.getSnapshot().duplicateIds).toEqual([])
  manager.dispose()
})

test.each(['ethereum#initialized', 'load', 700, 3000])(
  'behavior: a late wallet is found at %s',
  async (when) => {
    vi.useFakeTimers()
    const { window, discovery, names } = setup()
    const changed = vi.fn()
    discovery.subscribe(changed)
    if (when === 3000) await vi.advanceTimersByTimeAsync(2_999)
    Object.assign(window, { ethereum: wallet().provider })
    if (typeof when === 'string') window.dispatchEvent(new Event(when))
    else await vi.advanceTimersByTimeAsync(when === 3000 ? 1 : when)
    expect(names()).toEqual(['Browser wallet'])
    expect(changed).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(changed).toHaveBeenCalledTimes(1)
  },
)

test('behavior: find, then dispose', async () => {
  vi.useFakeTimers()
  const { window, discovery, names } = setup({
    ronin: { provider: wallet().provider },
  })
  expect((await discovery.find(ronin))?.info.name).toBe('Ronin Wallet')
  discovery.dispose()
  Object.assign(window, { ethereum: wallet().provider })
  window.dispatchEvent(new Event('load'))
  expect(names()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: has an empty list on a server', () => {
  const discovery = includeWindowWallets(
    discoverInjected({ window: undefined }),
    { window: undefined },
  )
  expect(discovery.getSnapshot()).toEqual([])
})
